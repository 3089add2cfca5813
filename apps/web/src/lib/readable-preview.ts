import { readableText } from '@app/contract/readable-text';

/** The server cuts previews off at this length. */
const previewLength = 200;

/**
 * The start of a transcript in a list, without Markdown syntax and without the names of the speakers. The names say
 * nothing there, because every row begins with the person's turn.
 */
export function readablePreview(preview: string): string {
  const text = readableText(preview.length < previewLength ? preview : `${preview.slice(0, previewLength)}…`);
  return text.replace(/^User:\s*/u, '').replaceAll(/\s*\n(?:User|Assistant):\s*/gu, ' · ');
}
