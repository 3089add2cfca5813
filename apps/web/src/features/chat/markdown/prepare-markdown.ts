/**
 * Rewrites what models write in other notations than Markdown: `•` bullets, and maths in \( \), \[ \] and single dollars.
 * Maths becomes what remark-math reads: `$$x$$` within a line is inline, `$$` on lines of its own is displayed.
 * Code is not changed. Single dollars count as maths by pandoc's rule: no space after the first or before the second,
 * and no digit after the second, so that "$5 and $10" stays money.
 */
export function prepareMarkdown(text: string): string {
  // Most texts have no bullet, dollar, \[ or \(.
  if (!/[•$]|\\[[(]/.test(text)) return text;
  let fence: string | null = null;
  let proseLines: string[] = [];
  const output: string[] = [];
  const flush = () => {
    if (proseLines.length > 0) output.push(rewrite(proseLines.join('\n')));
    proseLines = [];
  };
  for (const line of text.split('\n')) {
    const mark = /^\s*(?:(?:[-*+•]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null && mark === undefined) {
      proseLines.push(line);
      continue;
    }
    flush();
    if (fence === null) fence = mark ?? null;
    else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark) fence = null;
    output.push(line);
  }
  flush();
  return output.join('\n');
}

/** Text between two runs of the same number of backticks. */
const inlineCode = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;
/** `\[ \]` on lines of its own; the indentation may be that of a list item. */
const displayedMaths = /^([ \t]*)\\\[([\s\S]+?)\\\][ \t]*$/gm;
/** `$$x$$` as a whole line, which remark-math would render as inline maths. */
const dollarLine = /^([ \t]*)\$\$([^$\n]+)\$\$[ \t]*$/gm;
const inlineMaths = /\\\(([^\n]+?)\\\)|\\\[([^\n]+?)\\\]/g;
const singleDollarMaths = /(?<![\\$\w])\$(?![\s$])([^$\n]*?[^\s$\\])\$(?![\d$])/g;

function rewrite(prose: string): string {
  let result = '';
  let position = 0;
  for (const code of prose.matchAll(inlineCode)) {
    result += rewriteText(prose.slice(position, code.index)) + code[0];
    position = code.index + code[0].length;
  }
  return result + rewriteText(prose.slice(position));
}

function rewriteText(text: string): string {
  return text
    .replaceAll(/^([ \t]*)•[ \t]*/gm, '$1- ')
    .replaceAll(dollarLine, (_, indent: string, tex: string) => toDisplayMaths(indent, tex))
    .replaceAll(displayedMaths, (_, indent: string, tex: string) => toDisplayMaths(indent, tex))
    .replaceAll(inlineMaths, (_, round?: string, square?: string) => `$$${(round ?? square ?? '').trim()}$$`)
    .replaceAll(singleDollarMaths, (_, tex: string) => `$$${tex}$$`);
}

const toDisplayMaths = (indent: string, tex: string): string =>
  ['', '$$', ...tex.trim().split('\n'), '$$', ''].map((line) => indent + line.trim()).join('\n');
