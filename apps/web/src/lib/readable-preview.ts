import { readableText } from '@app/contract/readable-text';

const previewLength = 200;

/**
 * The start of a transcript in a list: without Markdown syntax, and without the names of its speakers, which say nothing
 * where every row begins with the person's turn.
 */
export function readablePreview(preview: string): string {
  const text = readableText(preview.length < previewLength ? preview : `${preview.slice(0, previewLength)}…`);
  return text.replace(/^User:\s*/u, '').replaceAll(/\s*\n(?:User|Assistant):\s*/gu, ' · ');
}
