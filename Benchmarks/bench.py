#!/usr/bin/env python3
"""bench.py [--scales 1,10] [--runs 5] [--hugo PROGRAM] [--work DIR]: pokesite beside Hugo and others.

Every round runs each command once, one after the other, so that a noisy moment hits all alike; the table shows
medians, and ratios to the command that each is held against. See README.md beside this file.
"""
import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHILD = """
import resource, subprocess, sys, time
start = time.monotonic()
code = subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL)
wall = time.monotonic() - start
use = resource.getrusage(resource.RUSAGE_CHILDREN)
print(code, wall, use.ru_utime + use.ru_stime, use.ru_maxrss)
"""


class Case:
    """A command with what it is held against, and what is done before each run."""

    def __init__(self, name, command, cwd=None, against=None, target=None, before=None):
        self.name, self.command, self.cwd = name, [str(word) for word in command], cwd
        self.against, self.target, self.before = against, target or {}, before
        self.walls, self.cpus, self.peaks = [], [], []

    def run(self):
        if self.before:
            self.before()
        # A process of its own for each run: the peak of memory is that of all children so far.
        output = subprocess.run(
            [sys.executable, "-c", CHILD, *self.command], cwd=self.cwd, capture_output=True, text=True, check=True)
        code, wall, cpu, peak = output.stdout.split()
        if code != "0":
            sys.exit(f"{self.name} ended with {code}: {' '.join(self.command)}\n{output.stderr}")
        self.walls.append(float(wall))
        self.cpus.append(float(cpu))
        self.peaks.append(float(peak) / 1024)

    def medians(self):
        return [statistics.median(values) for values in (self.walls, self.cpus, self.peaks)]


def measure(title, cases, runs):
    for _ in range(runs):
        for case in cases:
            case.run()
    by_name = {case.name: case.medians() for case in cases}
    print(f"\n### {title}\n\n| command | wall | CPU | memory | held against | ratio of wall | of CPU | of memory |")
    print("| --- | --: | --: | --: | --- | --: | --: | --: |")
    for case in cases:
        wall, cpu, peak = by_name[case.name]
        cells = [case.name, f"{wall:.3f} s", f"{cpu:.3f} s", f"{peak:.0f} MiB", case.against or ""]
        if case.against:
            for key, value, other in zip(("wall", "cpu", "memory"), by_name[case.name], by_name[case.against]):
                target = f" (≤ {case.target[key]})" if key in case.target else ""
                cells.append(f"{value / other:.3f}{target}")
        else:
            cells += ["", "", ""]
        print("| " + " | ".join(cells) + " |", flush=True)


def emptied(folder):
    return lambda: shutil.rmtree(folder, ignore_errors=True)


def filled(folder, command, cwd):
    """Has the output of a first build there before the build that is timed."""
    def prepare():
        if not folder.exists():
            subprocess.run([str(word) for word in command], cwd=cwd, check=True, stdout=subprocess.DEVNULL)
    return prepare


def changing(path, suffix):
    """Adds to a file what no build has seen."""
    count = [0]
    original = path.read_text()

    def change():
        count[0] += 1
        path.write_text(original + suffix.format(count[0]))
    return change


def both(*steps):
    def run():
        for step in steps:
            step()
    return run


def sites(work, scale):
    folder = work / f"s{scale}"
    if not folder.exists():
        subprocess.run([sys.executable, HERE / "make_sites.py", "--scale", str(scale), "--out", folder], check=True)
    return folder / "pokesite", folder / "hugo"


def pages(folder):
    files = list(folder.rglob("*.html"))
    return len(files), sum(file.stat().st_size for file in files)


def builds(pokesite, hugo, work, fast, scale, runs):
    ours, theirs = sites(work, scale)
    our_out, their_out, copy = fast / "pokesite", fast / "hugo", fast / "copy"
    build = [pokesite, "build", "--output", our_out]
    cold = {"wall": 0.2, "cpu": 0.15, "memory": 0.4 if scale < 100 else 0.15}
    cases = [Case("pokesite, cold", build, ours, "Hugo, cold" if hugo else None, cold, emptied(our_out))]
    if hugo:
        render = [hugo, "--quiet", "-d", their_out]
        cases = [Case("Hugo, cold", render, theirs, before=emptied(their_out)),
                 Case("Hugo again", render, theirs)] + cases
    again = "Hugo again" if hugo else "pokesite, cold"
    prose = ours / "Content/pokemon/abra.md"
    template = ours / "Templates/pokemon.mustache"
    ready = filled(our_out, build, ours)
    cases += [
        Case("pokesite, nothing changed", build, ours, again, {"wall": 0.05} if hugo else {}, ready),
        Case("pokesite, a Markdown file changed", build, ours, again, {"wall": 0.08} if hugo else {},
             both(ready, changing(prose, "\nMore {}.\n"))),
        Case("pokesite, a template changed", build, ours, again, {"wall": 0.2} if hugo else {},
             both(ready, changing(template, "<!-- {} -->\n"))),
        Case("cp -r of pokesite's output", ["cp", "-r", our_out, copy], before=emptied(copy)),
    ]
    measure(f"{scale} times the National Pokédex, in {fast.parent}", cases, runs)
    if hugo:
        subprocess.run([str(word) for word in build], cwd=ours, check=True, stdout=subprocess.DEVNULL)
        (count, size), (their_count, their_size) = pages(our_out), pages(their_out)
        print(f"\nPages: {count} with {size / 1e6:.2f} MB, Hugo's {their_count} with {their_size / 1e6:.2f} MB.")


def disk(pokesite, work, scale, runs):
    ours, _ = sites(work, scale)
    out, copy = work / "disk/pokesite", work / "disk/copy"
    target = {"wall": 2.5 if scale == 1 else 1.5}
    measure(f"{scale} times the National Pokédex, on the disk", [
        Case("pokesite, cold", [pokesite, "build", "--output", out], ours, before=emptied(out)),
        Case("cp -r of its output", ["cp", "-r", out, copy], before=emptied(copy)),
        Case("pokesite, cold, once more", [pokesite, "build", "--output", out], ours, "cp -r of its output", target,
             emptied(out)),
    ], runs)


CHEVRON = """
import chevron, json, sys
template, data = open(sys.argv[1]).read(), json.load(open(sys.argv[2]))
print(sum(len(chevron.render(template, data).encode()) for _ in range(int(sys.argv[3]))))
"""


def engines(program, work, chevron, runs):
    """The template engine and Markdown alone: processor time for a megabyte of output."""
    ours, theirs = sites(work, 1)
    facts = json.loads((theirs / "data/facts.json").read_text())
    data = work / "engines"
    data.mkdir(exist_ok=True)
    (data / "list.json").write_text((ours / "Content/pokemon.json").read_text())
    (data / "species.json").write_text(json.dumps(facts["eevee"]))
    print("\n### The engines alone, processor time\n\n| what | pokesite | other | ratio |\n| --- | --: | --: | --: |")

    def rate(command, megabytes=None, env=None):
        times = []
        for _ in range(runs):
            output = subprocess.run(
                [sys.executable, "-c", CHILD.replace("stdout=subprocess.DEVNULL", "stdout=2"), *map(str, command)],
                capture_output=True, text=True, env={**os.environ, **(env or {})}, check=True)
            times.append(float(output.stdout.split()[2]))
            if megabytes is None:
                printed = int(output.stderr) / 1e6
        return (megabytes or printed) / statistics.median(times)

    for name, count, theirs_count in (("list", 200, 1), ("species", 20_000, 50)):
        template = HERE / f"templates/{name}.mustache"
        own = rate([program, "mustache", template, data / f"{name}.json", count])
        row = f"| Mustache, {name} of {1025 if name == 'list' else 'one'} | {own:.0f} MB/s |"
        if chevron:
            other = rate([sys.executable, "-c", CHEVRON, template, data / f"{name}.json", theirs_count],
                         env={"PYTHONPATH": str(chevron)})
            row += f" chevron {other:.2f} MB/s | {own / other:.0f} times as fast (≥ 40) |"
        print(row if chevron else row + " | |", flush=True)
    prose = ours / "Content/pokemon"
    files = sorted(prose.glob("*.md"))
    size = sum(file.stat().st_size for file in files) * 5 / 1e6
    own = rate([program, "markdown", prose, 5], size)
    row = f"| Markdown, {len(files)} files | {own:.0f} MB/s |"
    if shutil.which("cmark"):
        other = rate(["sh", "-c", 'exec cmark "$@" > /dev/null', "sh", *files * 5], size)
        row += f" cmark {other:.0f} MB/s | {other / own:.2f} times cmark's time (≤ 2.0) |"
    print(row, flush=True)


def fetches(pokesite, mirror, work, fast, runs):
    """`fetch`, which also checks, keeps and imports, against curl asking for the same addresses, from a mirror here."""
    folder, config = fast / "fetch", work / "curl.txt"
    fetch = [pokesite, "fetch", "--from", mirror, "--rate", "0", "--with", "none", "--quiet", "--site", folder]
    fresh = both(emptied(folder), lambda: (folder / "Content").mkdir(parents=True))
    fresh()
    subprocess.run([str(word) for word in fetch], check=True)
    answers = sorted((folder / ".pokesite/cache").glob("*.answer"))
    # The second line of what is kept names the address.
    addresses = [answer.open("rb").read(400).split(b"\n")[1].split()[1].decode() for answer in answers]
    config.write_text("".join(f'url = "{address}"\noutput = "/dev/null"\n' for address in addresses))
    curl = ["curl", "--silent", "--fail", "--compressed", "--parallel", "--parallel-max", "8", "-K", config]
    measure(f"Fetching {len(addresses)} resources", [
        Case("curl --parallel", curl),
        Case("pokesite fetch", fetch, None, "curl --parallel", {"wall": 1.3}, fresh),
    ], runs)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scales", default="1,10", help="how many times the National Pokédex (default: 1,10)")
    parser.add_argument("--runs", type=int, default=5, help="rounds of each table (default: 5)")
    parser.add_argument("--pokesite", type=Path, default=HERE.parent / ".build/release/pokesite")
    parser.add_argument("--hugo", type=Path, help="Hugo's own program; without it pokesite is timed alone")
    parser.add_argument("--engines", type=Path, default=HERE.parent / ".build/release/engines")
    parser.add_argument("--chevron", type=Path, help="where the Python package chevron lies")
    parser.add_argument("--mirror", help="a mirror of PokeAPI on this machine, for fetch: http://127.0.0.1:8000")
    parser.add_argument("--work", type=Path, default=Path("/tmp/pokesite-bench"), help="for the generated sites")
    options = parser.parse_args()
    fast = Path("/dev/shm" if os.path.isdir("/dev/shm") else options.work) / "pokesite-bench"
    options.work.mkdir(parents=True, exist_ok=True)
    pokesite, hugo = options.pokesite.resolve(), options.hugo.resolve() if options.hugo else None
    load = os.getloadavg()[0]
    if load > 1:
        print(f"The load of this machine is {load:.1f}: ratios of wall time will be off.")
    try:
        engines(options.engines.resolve(), options.work, options.chevron, options.runs)
        if options.mirror:
            fetches(pokesite, options.mirror.rstrip("/"), options.work, fast, options.runs)
        for scale in [int(text) for text in options.scales.split(",") if text]:
            runs = options.runs if scale < 100 else min(options.runs, 3)
            builds(pokesite, hugo, options.work, fast, scale, runs)
            if scale < 100:
                disk(pokesite, options.work, scale, runs)
            shutil.rmtree(fast, ignore_errors=True)
    finally:
        shutil.rmtree(fast, ignore_errors=True)
        shutil.rmtree(options.work / "disk", ignore_errors=True)


if __name__ == "__main__":
    main()
