/** The text of an input with a quoted passage at its end, below which the person continues to write. */
export function withQuote(text: string, passage: string): string {
  const quoted = passage
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  return `${text.trim() === '' ? '' : `${text.trimEnd()}\n\n`}${quoted}\n\n`;
}
