/**
 * Rewrites what models write outside of Markdown: `•` bullets, and maths in \( \), \[ \] and single dollars.
 * Code is not changed. A single dollar counts as maths by pandoc's rule: no blank inside either dollar and no
 * digit after the last, so that "$5 and $10" stays money.
 */
export function prepareMarkdown(text: string): string {
  if (!/[•$]|\\[[(]/.test(text)) return text;
  let fence: string | null = null;
  let prose: string[] = [];
  const parts: string[] = [];
  const flush = () => {
    if (prose.length > 0) parts.push(rewrite(prose.join('\n')));
    prose = [];
  };
  for (const line of text.split('\n')) {
    const mark = /^\s*(?:(?:[-*+•]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null && mark === undefined) {
      prose.push(line);
      continue;
    }
    flush();
    if (fence === null) fence = mark ?? null;
    else if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark) fence = null;
    parts.push(line);
  }
  flush();
  return parts.join('\n');
}

const outsideCode = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;
/** On separate lines, indented like the list item around it. */
const displayed = /^([ \t]*)\\\[([\s\S]+?)\\\][ \t]*$/gm;
const inline = /\\\(([^\n]+?)\\\)|\\\[([^\n]+?)\\\]/g;
const dollars = /(?<![\\$\w])\$(?![\s$])([^$\n]*?[^\s$\\])\$(?![\d$])/g;

function rewrite(prose: string): string {
  let result = '';
  let at = 0;
  for (const code of prose.matchAll(outsideCode)) {
    result += rewriteText(prose.slice(at, code.index)) + code[0];
    at = code.index + code[0].length;
  }
  return result + rewriteText(prose.slice(at));
}

function rewriteText(text: string): string {
  return text
    .replaceAll(/^([ \t]*)•[ \t]*/gm, '$1- ')
    .replaceAll(displayed, (_, indent: string, tex: string) =>
      ['', '$$', ...tex.trim().split('\n'), '$$', ''].map((line) => indent + line.trim()).join('\n'),
    )
    .replaceAll(inline, (_, round?: string, square?: string) => `$$${(round ?? square ?? '').trim()}$$`)
    .replaceAll(dollars, (_, tex: string) => `$$${tex}$$`);
}
