import { createHash } from 'node:crypto';

/** Suggestions with the same type, title and time have the same key. Case and whitespace of the title do not matter. */
export function contentKey(suggestion: { type: string; title: string; datetime?: string | undefined }): string {
  const title = suggestion.title.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const time = suggestion.datetime === undefined ? '' : new Date(suggestion.datetime).toISOString();
  return createHash('sha256').update(`${suggestion.type}\n${title}\n${time}`).digest('base64url').slice(0, 22);
}
