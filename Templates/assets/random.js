import { address, load } from "./data.js";

/** Leads from the random page to a species chosen by chance. */
export async function start() {
  const { slugs } = await load();
  location.replace(address(slugs[Math.floor(Math.random() * slugs.length)]));
}
