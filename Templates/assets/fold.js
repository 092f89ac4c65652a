/** Letters and signs that Unicode does not take apart, as people type them. */
const SPELT = { "♀": "f", "♂": "m", ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/**
 * What remains of a text for comparing: lower case, no accents, no punctuation, no spaces, one width, one kana.
 *
 * @param {string} text
 * @returns {string} `Farfetch’d` → `farfetchd`, `Nidoran♀` → `nidoranf`, `ぴかちゅう` → `ピカチュウ`
 */
export function fold(text) {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\ufe0f]/g, "")
    .normalize("NFC")
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[♀♂ßæœøłđðþı]/g, (letter) => SPELT[letter])
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

/**
 * The ends of a text from each of its words on, folded: what a search for a later word may begin with.
 *
 * @param {string} text
 * @returns {string[]} `Mr. Mime` → [`mrmime`, `mime`]
 */
export function foldedFromWords(text) {
  const words = text.split(/[\s.:·・\-–]+/).map(fold);
  return words.map((_, index) => words.slice(index).join("")).filter(Boolean);
}
