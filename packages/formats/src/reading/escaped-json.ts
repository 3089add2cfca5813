const CHARACTERS: Readonly<Record<string, string>> = {
  quot: '\\"',
  '#x27': "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
};
const ENTITY = /&(quot|#x27|#39|lt|gt|amp);/g;

/** A character that HTML escaping would have replaced. JSON has these characters only inside texts. */
const UNESCAPED_CHARACTERS = /['<>]|(?<!\\)(?:\\\\)*\\"/;

/**
 * Restores the original texts of JSON whose texts were escaped for HTML (`&quot;` instead of `\"`); any other JSON is
 * returned unchanged. ChatGPT escapes the texts of its page in this way, but not those of its JSON files.
 */
export function unescapeJson(json: Buffer): Buffer {
  if (!json.includes('&')) return json;
  const text = json.toString();
  if (UNESCAPED_CHARACTERS.test(text)) return json;
  return Buffer.from(text.replace(ENTITY, (_, name: string) => CHARACTERS[name] ?? ''));
}
