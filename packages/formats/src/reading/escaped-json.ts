const CHARACTERS: Readonly<Record<string, string>> = {
  quot: '\\"',
  '#x27': "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
};
const ENTITY = /&(quot|#x27|#39|lt|gt|amp);/g;

/** A character that a writer of entities would have replaced. Outside of its texts, JSON has none of them. */
const PLAIN = /['<>]|(?<!\\)(?:\\\\)*\\"/;

/**
 * JSON whose texts were written for HTML, with `&quot;` instead of `\"`, as JSON with the texts as they were; any other
 * JSON unchanged. ChatGPT writes all texts of its page in this way, but none of those of its JSON files.
 */
export function unescapeJson(json: Buffer): Buffer {
  if (!json.includes('&')) return json;
  const text = json.toString();
  if (PLAIN.test(text)) return json;
  return Buffer.from(text.replace(ENTITY, (_, name: string) => CHARACTERS[name] ?? ''));
}
