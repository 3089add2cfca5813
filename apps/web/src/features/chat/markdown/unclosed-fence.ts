/** A block that is only an unclosed fence: shown as code directly, without parsing it as Markdown. */
export function parseUnclosedFence(block: string): { code: string; language: string | null } | undefined {
  const opening = /^(`{3,}|~{3,})([^\n`]*)\n/.exec(block);
  if (opening === null) return undefined;
  const [head, mark = ''] = opening;
  const code = block.slice(head.length);
  const lastLine = code.slice(code.lastIndexOf('\n', code.trimEnd().length - 1) + 1).trim();
  if (lastLine.startsWith(mark) && lastLine === mark.charAt(0).repeat(lastLine.length)) return undefined;
  return { code, language: opening[2]?.trim().split(/\s/)[0] || null };
}
