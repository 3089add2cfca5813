const fence = /^ {0,3}(`{3,}|~{3,})/;
/** Headings, quotes, points of a list with their boxes: what stands before the words of a line, in any mixture. */
const lineMark = /^((?:(?:User|Assistant): ?)?)[ \t]*(?:(?:#{1,6}|>|[-*•+])[ \t]+|>)+(?:\[[ xX]\][ \t]+)?/;
/** Rules, and the lines under the heads of tables. */
const ruler = /^[ \t]*(?:(?:[-*_][ \t]*){3,}|\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+(?:[ \t]*:?-{2,}:?[ \t]*)?)$/;
// Lengths are bounded, or a line of brackets alone would cost the square of its length.
const link = /!?\[([^\]\n]{0,500})\]\((?:[^()\n]|\([^()\n]{0,500}\)){0,2000}\)/g;
const address = /<(https?:\/\/[^<>\s]{1,2000})>/g;
/** What is escaped stands for itself; else stars, strokes and backticks at the edge of a word. */
const emphasis =
  /\\([*_`#[\]()~>|-])|(?<=\S)(?:\*{2,3}|_{2,3}|~~)|(?:\*{2,3}|_{2,3}|~~)(?=\S)|`+|(?<=^|[^\p{L}\p{N}])[*_](?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.,!?])[*_](?=[^\p{L}\p{N}]|$)/gu;

/**
 * Markdown as plain text, line by line: the words of headings, lists, tables, links and emphasis without their signs, code
 * as it stands. What is only a line on the page is left out. `isCode` says that the text begins inside of a code block.
 */
export function readableText(markdown: string, { isCode = false }: { isCode?: boolean } = {}): string {
  const lines: string[] = [];
  let open = isCode;
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) open = !open;
    else if (open) lines.push(line);
    else if (!ruler.test(line)) lines.push(readableLine(line));
  }
  return lines.join('\n');
}

function readableLine(line: string): string {
  const isRow = /^[ \t]*\|.*\|[ \t]*$/.test(line);
  const cells = isRow
    ? line
        .replaceAll('|', ' ')
        .replaceAll(/[ \t]{2,}/g, '  ')
        .trim()
    : line;
  return cells.replace(lineMark, '$1').replaceAll(link, '$1').replaceAll(address, '$1').replaceAll(emphasis, '$1');
}
