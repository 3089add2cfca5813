import { findShownType } from '#features/files/shown-type.ts';

export type FileKind = 'pdf' | 'zip' | 'picture' | 'text' | 'old-office' | 'other';

const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** The types of texts that can only be recognised by the extension of the file name. */
const TYPES_BY_EXTENSION: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  xml: 'application/xml',
  svg: 'application/xml',
  css: 'text/css',
  js: 'text/x-javascript',
  mjs: 'text/x-javascript',
  cjs: 'text/x-javascript',
  jsx: 'text/jsx',
  ts: 'text/x-typescript',
  tsx: 'text/tsx',
  py: 'text/x-python',
  java: 'text/x-java',
  c: 'text/x-cpp',
  cc: 'text/x-cpp',
  cpp: 'text/x-cpp',
  h: 'text/x-cpp',
  hpp: 'text/x-cpp',
  sh: 'text/x-bash',
  sql: 'text/x-sql',
};

/** The kind of a file by its first bytes, regardless of its name. */
export function findFileKind(head: Buffer): { kind: FileKind; type: string } {
  const start = head.subarray(0, 1_024).toString('latin1');
  const shown = findShownType(head);
  if (shown !== null && PICTURES.has(shown)) return { kind: 'picture', type: shown };
  // Some programs write a few bytes before the beginning of a PDF.
  if (start.includes('%PDF-')) return { kind: 'pdf', type: 'application/pdf' };
  if (start.startsWith('PK\u0003\u0004')) return { kind: 'zip', type: 'application/zip' };
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return { kind: 'old-office', type: 'application/x-ole-storage' };
  if (shown === null && isText(head)) return { kind: 'text', type: 'text/plain' };
  return { kind: 'other', type: shown ?? 'application/octet-stream' };
}

/** The type of a text, by its beginning or else by the extension of its name. */
export function findTextType(text: string, name: string): string {
  if (/^\s*(<!--[^]{0,2000}?-->\s*)*<(!doctype\s+html|html)\b/i.test(text.slice(0, 4_096))) return 'text/html';
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (/^html?$/.test(extension) && /<[a-z][^>]*>/i.test(text)) return 'text/html';
  return TYPES_BY_EXTENSION[extension] ?? 'text/plain';
}

/** A text has no NUL characters, unless a byte order mark says that each character has two bytes. */
function isText(head: Buffer): boolean {
  if (!head.includes(0)) return true;
  const mark = head.length < 2 ? undefined : head.readUInt16BE(0);
  return mark === 0xfe_ff || mark === 0xff_fe;
}
