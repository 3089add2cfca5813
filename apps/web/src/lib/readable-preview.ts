import { readableText } from '@app/contract/readable-text';

/** The server cuts previews off at this length. */
const PREVIEW_LENGTH = 200;

/**
 * The start of a transcript in a list, without Markdown syntax and without the names of the speakers. The names say
 * nothing there, because every row begins with the person's turn.
 */
export function readablePreview(preview: string): string {
  const text = readableText(preview.length < PREVIEW_LENGTH ? preview : `${preview.slice(0, PREVIEW_LENGTH)}…`);
  return text.replace(/^User:\s*/u, '').replaceAll(/\s*\n(?:User|Assistant):\s*/gu, ' · ');
}
