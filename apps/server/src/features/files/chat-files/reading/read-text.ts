import { readFile } from 'node:fs/promises';
import { findTextType } from './file-kind.ts';
import { PageCollector } from './plain-text.ts';
import { readHtml } from './read-html.ts';
import { type FileText, UnreadableFile } from './reading-result.ts';

/** Reads a file of plain text, Markdown, code or CSV as it is, and the readable text of HTML. These have no pages. */
export async function readTextFile(path: string, name: string): Promise<FileText> {
  const decoded = decode(await readFile(path));
  const type = findTextType(decoded, name);
  const collected = new PageCollector();
  if (type === 'text/html') collected.add(readHtml(decoded));
  else collected.add(decoded, { isAsWritten: true });
  if (collected.isEmpty) throw new UnreadableFile('There is no text in it.');
  return { type, texts: collected.pageTexts, pages: null };
}

/** UTF-8, or UTF-16 after a byte order mark; anything else is read as Windows-1252, in which every byte is a character. */
function decode(bytes: Buffer): string {
  const encoding =
    bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
