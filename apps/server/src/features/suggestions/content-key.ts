import { createHash } from 'node:crypto';

/** Equal for proposals of the same thing: what, and when. Case and blanks do not tell them apart. */
export function contentKey(suggestion: { type: string; title: string; datetime?: string | undefined }): string {
  const title = suggestion.title.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const time = suggestion.datetime === undefined ? '' : new Date(suggestion.datetime).toISOString();
  return createHash('sha256').update(`${suggestion.type}\n${title}\n${time}`).digest('base64url').slice(0, 22);
}
