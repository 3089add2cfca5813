type Value = string | number | boolean | readonly string[];

/** Line ends of older YAML, and what no editor shows: JSON leaves these as they are. */
const ESCAPED = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/** A block of YAML as Obsidian and most tools read it at the top of a Markdown file; undefined values are left out. */
export function frontMatter(fields: Readonly<Record<string, Value | undefined>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value !== 'object') return [`${name}: ${scalar(value)}`];
    return value.length === 0 ? [] : [`${name}:`, ...value.map((item) => `  - ${scalar(item)}`)];
  });
  return ['---', ...lines, '---'].join('\n');
}

/** Texts are always quoted: nobody's title becomes a date, a list or a comment. */
function scalar(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const quoted = JSON.stringify(value.toWellFormed());
  return quoted.replaceAll(ESCAPED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** 'Work & Career', 'Projects' → 'work-career/projects'; undefined where no letter is left, which a tag needs. */
export function tagOf(...names: readonly string[]): string | undefined {
  const parts = names.map((name) =>
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
      .replaceAll(/^-+|-+$/g, ''),
  );
  const tag = parts.filter((part) => part !== '').join('/');
  return /\p{L}/u.test(tag) ? tag : undefined;
}
