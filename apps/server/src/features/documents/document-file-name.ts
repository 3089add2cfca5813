const endings: Readonly<Record<string, string>> = {
  'text/markdown': 'md',
  'text/html': 'html',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/jsx': 'jsx',
  'text/tsx': 'tsx',
  'text/vnd.mermaid': 'mmd',
  'text/x-python': 'py',
  'text/x-javascript': 'js',
  'text/x-typescript': 'ts',
  'text/x-java': 'java',
  'text/x-cpp': 'cpp',
  'text/x-bash': 'sh',
  'text/x-sql': 'sql',
  'application/json': 'json',
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const FORBIDDEN = /[<>:"/\\|?*\p{C}\p{Zl}\p{Zp}]+/gu;
const MAX_LENGTH = 80;

/** A name for the file of a document: its title, for every system, with an ending that fits its type. */
export function documentFileName(title: string, mimeType: string): string {
  const plain = title
    .toWellFormed()
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.~]+/, '');
  const given = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  const ending = `.${endings[mimeType] ?? 'txt'}`;
  const hasEnding = given !== '' && (mimeType.startsWith('text/x-') || given.toLowerCase() === ending);
  const base = (hasEnding ? plain.slice(0, -given.length) : plain).slice(0, MAX_LENGTH).toWellFormed().trim();
  return `${base === '' ? 'document' : base}${hasEnding ? given : ending}`;
}
