#!/usr/bin/env python3
"""make_sites.py --scale K --out DIR: writes one site twice, for pokesite and for Hugo.

Both have the same facts (those of Content/, K times under distinct names), the same Markdown and templates that make the
same pages: a list, a page a Pokémon, a page a type. Hugo gets everything that pokesite works out (families, damage
factors, neighbours, sizes in words) ready-made in its data.
"""
import argparse
import json
import random
import shutil
from pathlib import Path

HERE = Path(__file__).resolve().parent
STATS = ["hp", "attack", "defense", "special-attack", "special-defense", "speed"]
STAT_NAMES = ["HP", "Attack", "Defense", "Sp. Attack", "Sp. Defense", "Speed"]


def load(name):
    return json.loads((HERE.parent / "Content" / f"{name}.json").read_text())[name]


def title(slug):
    return " ".join(word.capitalize() for word in slug.split("-"))


def copies(species, scale):
    """The species, and their copies under names of their own; families stay within a copy."""
    for copy in range(scale):
        def own(slug):
            return slug if copy == 0 else f"{slug}-{copy + 1}"

        for entry in species:
            yield {
                "id": copy * len(species) + entry["id"],
                "slug": own(entry["slug"]),
                "name": entry["name"] if copy == 0 else f"{entry['name']} {copy + 1}",
                "genus": entry.get("genus", "Pokémon"),
                "generation": entry["generation"],
                "types": entry["types"],
                "abilities": [
                    {"name": title(a), "hidden": False} if isinstance(a, str) else {**a, "name": title(a["name"])}
                    for a in entry["abilities"]
                ],
                "stats": entry["stats"],
                "height": entry["height"],
                "weight": entry["weight"],
                "image_url": f"https://sprites.example/{entry['id']}.png",
                **({"evolves_from": own(entry["evolves_from"])} if "evolves_from" in entry else {}),
                **({"evolution": entry["evolution"]} if "evolution" in entry else {}),
            }


def prose(entry, others, chance):
    """About 120 words of Markdown with a list, emphasis and two links."""
    first, second = chance.sample(others, 2)
    best = max(entry["stats"], key=entry["stats"].get)
    worst = min(entry["stats"], key=entry["stats"].get)
    kind = "/".join(title(t) for t in entry["types"])
    return f"""**{entry['name']}** is filed under number {entry['id']} as a *{kind}* Pokémon of generation {entry['generation']}. It is
{entry['height'] / 10:g} metres tall and brings {entry['weight'] / 10:g} kilograms onto the scales. Whoever meets one for the
first time does well to read its figures twice, for they say more about a fight than its looks.

Three things are worth keeping in mind:

- **{STAT_NAMES[STATS.index(best)]}** is where it is strongest, with a base value of {entry['stats'][best]};
- **{STAT_NAMES[STATS.index(worst)]}** is where it gives most away, with {entry['stats'][worst]};
- it can have the ability *{entry['abilities'][0]['name']}*.

Trainers like to compare it with [{first['name']}](/pokemon/{first['slug']}/), which asks for another plan, and with
[{second['name']}](/pokemon/{second['slug']}/), which nobody confuses with it. All the rest is a matter of patience, of
a few well chosen moves, and of knowing when to call it back.
"""


def factors(entry, types):
    """What the types of an attack do to it, from the most to the least; what does plain damage is left out."""
    groups = {}
    for attacker in types:
        factor = 1.0
        for own in entry["types"]:
            if own in attacker["double_damage_to"]:
                factor *= 2
            if own in attacker["half_damage_to"]:
                factor /= 2
            if own in attacker["no_damage_to"]:
                factor = 0
        if factor != 1:
            groups.setdefault(factor, []).append({"slug": attacker["slug"], "name": attacker["name"]})
    words = {4: "4×", 2: "2×", 0.5: "½×", 0.25: "¼×", 0: "0×"}
    return [{"factor": words[f], "types": groups[f]} for f in sorted(groups, reverse=True)]


def family(entry, by_slug, children):
    root = entry
    while "evolves_from" in root:
        root = by_slug[root["evolves_from"]]

    def node(species):
        return {
            "slug": species["slug"], "name": species["name"], "number": f"#{species['id']:04}",
            "conditions": species.get("evolution", []), "next": [node(c) for c in children.get(species["slug"], [])],
        }

    tree = node(root)
    return tree if tree["next"] else None


def height(decimetres):
    inches = round(decimetres * 10 / 2.54)
    return f"{decimetres / 10:g} m ({inches // 12}′ {inches % 12}″)"


def weight(hectograms):
    pounds = f"{hectograms / 4.53592:.1f}".removesuffix(".0")
    return f"{hectograms / 10:g} kg ({pounds} lb)"


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def pokesite(out, species, types, texts):
    shutil.copytree(HERE / "pokesite", out)
    data = {"types": types, "pokemon": species}
    write(out / "Content/pokemon.json", json.dumps(data, ensure_ascii=False, separators=(",", ":")))
    for entry, text in zip(species, texts):
        write(out / f"Content/pokemon/{entry['slug']}.md", text)


def hugo(out, species, types, texts):
    shutil.copytree(HERE / "hugo", out)
    names = {t["slug"]: t["name"] for t in types}
    by_slug = {s["slug"]: s for s in species}
    children = {}
    for entry in species:
        if "evolves_from" in entry:
            children.setdefault(entry["evolves_from"], []).append(entry)
    highest = max(max(s["stats"].values()) for s in species)
    facts = {}
    for index, entry in enumerate(species):
        def link(position):
            return {k: species[position][k] for k in ("slug", "name")} if 0 <= position < len(species) else None

        facts[entry["slug"]] = {
            **{k: entry[k] for k in ("slug", "name", "genus", "generation", "abilities", "image_url")},
            "number": f"#{entry['id']:04}",
            "types": [{"slug": t, "name": names[t]} for t in entry["types"]],
            "height": height(entry["height"]), "weight": weight(entry["weight"]),
            "stats": [
                {"name": name, "value": entry["stats"][stat], "percent": round(entry["stats"][stat] * 100 / highest)}
                for stat, name in zip(STATS, STAT_NAMES)
            ],
            "total": sum(entry["stats"].values()),
            "defences": factors(entry, types),
            "family": family(entry, by_slug, children),
            "previous": link(index - 1), "next": link(index + 1),
        }
    write(out / "data/facts.json", json.dumps(facts, ensure_ascii=False))
    write(out / "data/order.json", json.dumps([s["slug"] for s in species]))
    write(out / "data/types.json", json.dumps([{"slug": t["slug"], "name": t["name"]} for t in types]))
    members = {t["slug"]: [s["slug"] for s in species if t["slug"] in s["types"]] for t in types}
    write(out / "data/members.json", json.dumps(members))
    for entry, text in zip(species, texts):
        front = json.dumps({"title": entry["name"], "slug": entry["slug"]}, ensure_ascii=False)
        write(out / f"content/pokemon/{entry['slug']}.md", f"{front}\n\n{text}")
    # The list of all Pokémon is the home page.
    write(out / "content/pokemon/_index.md", '{"build": {"render": "never"}}\n')
    for kind in types:
        front = json.dumps({"title": kind["name"], "slug": kind["slug"]})
        write(out / f"content/types/{kind['slug']}.md", f"{front}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=int, default=1, help="how many times the National Pokédex")
    parser.add_argument("--out", type=Path, required=True, help="a new folder; the sites are pokesite/ and hugo/ in it")
    options = parser.parse_args()
    keys = ("slug", "name", "double_damage_to", "half_damage_to", "no_damage_to", "color")
    types = [{k: t[k] for k in keys if k in t} for t in load("types")]
    for kind in types:
        for key in keys[2:5]:
            kind.setdefault(key, [])
    species = list(copies(load("pokemon"), options.scale))
    chance = random.Random(1)
    texts = [prose(entry, species, chance) for entry in species]
    pokesite(options.out / "pokesite", species, types, texts)
    hugo(options.out / "hugo", species, types, texts)


if __name__ == "__main__":
    main()
