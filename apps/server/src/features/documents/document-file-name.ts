const EXTENSIONS: Readonly<Record<string, string>> = {
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

/** Control characters, line separators, and characters that some operating system forbids in file names. */
const FORBIDDEN_CHARACTERS = /[<>:"/\\|?*\p{C}\p{Zl}\p{Zp}]+/gu;
const MAX_LENGTH = 80;

/** The file name of a document: its title without forbidden characters, and an extension that fits the type. */
export function documentFileName(title: string, mimeType: string): string {
  const plain = title
    .toWellFormed()
    .replaceAll(FORBIDDEN_CHARACTERS, ' ')
    .replaceAll(/\s+/g, ' ')
    // A name that begins with a dot or '~' would be hidden or taken for a temporary file.
    .replace(/^[\s.~]+/, '');
  // The title may end with an extension already, such as '.py'.
  const titleExtension = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  const extension = `.${EXTENSIONS[mimeType] ?? 'txt'}`;
  const keepsTitleExtension =
    titleExtension !== '' && (mimeType.startsWith('text/x-') || titleExtension.toLowerCase() === extension);
  const base = (keepsTitleExtension ? plain.slice(0, -titleExtension.length) : plain)
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .trim();
  return `${base === '' ? 'document' : base}${keepsTitleExtension ? titleExtension : extension}`;
}
