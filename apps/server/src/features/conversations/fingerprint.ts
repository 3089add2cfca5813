import { createHash } from 'node:crypto';

/** The fingerprint above every first message. */
export const ROOT_FINGERPRINT = '00000000-0000-0000-0000-000000000000';

/**
 * 128 bits over the path to a message and its text, as a uuid. Two messages are at the same place of the same
 * conversation, as a client that keeps only the history sees it, exactly when their fingerprints are equal.
 */
export function fingerprint(parent: string, role: 'user' | 'assistant', content: string): string {
  const hex = createHash('sha256').update(`${parent}\n${role}\n${content.trim()}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** The fingerprint of the last turn of a history; the root's for an empty one. */
export function fingerprintOfHistory(turns: Iterable<{ role: 'user' | 'assistant'; content: string }>): string {
  let current = ROOT_FINGERPRINT;
  for (const turn of turns) current = fingerprint(current, turn.role, turn.content);
  return current;
}
