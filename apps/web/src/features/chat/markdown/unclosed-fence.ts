/** The code of a block that is only an unclosed fence, which needs no Markdown parser; undefined for other blocks. */
export function parseUnclosedFence(block: string): { code: string; language: string | null } | undefined {
  const opening = /^(`{3,}|~{3,})([^\n`]*)\n/.exec(block);
  if (opening === null) return undefined;
  const [openingLine, mark = '', info] = opening;
  const code = block.slice(openingLine.length);
  const lastLine = code.trimEnd().split('\n').at(-1)?.trim() ?? '';
  const isClosed = lastLine.startsWith(mark) && lastLine === mark.charAt(0).repeat(lastLine.length);
  if (isClosed) return undefined;
  return { code, language: info?.trim().split(/\s/)[0] || null };
}
