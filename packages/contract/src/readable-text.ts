/** A line that opens or closes a code block; a closing one has only blanks after its marks. */
const fence = /^ {0,3}(`{3,}|~{3,})(.*)$/;
/**
 * Markup at the beginning of a line in any combination: headings, quotes, list items with check boxes. The label of a
 * transcript (`User:`) may come before it, and is captured and kept.
 */
const lineMark = /^((?:(?:User|Assistant): ?)?)[ \t]*(?:(?:#{1,6}|>|[-*•+])[ \t]+|>)+(?:\[[ xX]\][ \t]+)?/;
/** Horizontal rules, and the separator lines below table headers. */
const horizontalRule = /^[ \t]*(?:(?:[-*_][ \t]*){3,}|\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+(?:[ \t]*:?-{2,}:?[ \t]*)?)$/;
// Lengths are limited, because a line of brackets alone would otherwise take quadratic time.
const link = /!?\[([^\]\n]{0,500})\]\((?:[^()\n]|\([^()\n]{0,500}\)){0,2000}\)/g;
/** An address in angle brackets, `<https://…>`. */
const autolink = /<(https?:\/\/[^<>\s]{1,2000})>/g;
/**
 * Either an escaped character, which is captured and kept, or markup to remove: backticks, and asterisks, underscores
 * and tildes at the edge of a word.
 */
const emphasis =
  /\\([*_`#[\]()~>|-])|(?<=\S)(?:\*{2,3}|_{2,3}|~~)|(?:\*{2,3}|_{2,3}|~~)(?=\S)|`+|(?<=^|[^\p{L}\p{N}])[*_](?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.,!?])[*_](?=[^\p{L}\p{N}]|$)/gu;

/**
 * Converts Markdown to plain text, line by line: removes the markup of headings, lists, tables, links and emphasis, and
 * keeps code unchanged. Lines that are only markup are omitted. `isCode`: the text starts inside a code block.
 */
export function readableText(markdown: string, { isCode = false }: { isCode?: boolean } = {}): string {
  const lines: string[] = [];
  // The marks that opened the current code block. Any fence closes a block that began before the text.
  let opening: string | undefined = isCode ? '' : undefined;
  for (const line of markdown.split('\n')) {
    const [, marks, rest = ''] = fence.exec(line) ?? [];
    if (opening !== undefined) {
      if (marks?.startsWith(opening) === true && rest.trim() === '') opening = undefined;
      else lines.push(line);
    } else if (marks !== undefined) opening = marks;
    else if (!horizontalRule.test(line)) lines.push(readableLine(line));
  }
  return lines.join('\n');
}

function readableLine(line: string): string {
  const isTableRow = /^[ \t]*\|.*\|[ \t]*$/.test(line);
  const withoutBars = isTableRow
    ? line
        .replaceAll('|', ' ')
        .replaceAll(/[ \t]{2,}/g, '  ')
        .trim()
    : line;
  return withoutBars
    .replace(lineMark, '$1')
    .replaceAll(link, '$1')
    .replaceAll(autolink, '$1')
    .replaceAll(emphasis, '$1');
}
