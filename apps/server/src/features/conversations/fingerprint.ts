import { hash } from 'node:crypto';

/** The parent fingerprint of every first message. */
export const ROOT_FINGERPRINT = '00000000-0000-0000-0000-000000000000';

/**
 * A hash of a message and of all messages above it, 128 bits as a uuid. Two messages have the same fingerprint if their
 * histories, up to and including them, are equal apart from whitespace around the texts. If a client sends only a history,
 * the fingerprint of the last message leads to the conversation.
 */
export function fingerprint(parent: string, role: 'user' | 'assistant', content: string): string {
  const hex = hash('sha256', `${parent}\n${role}\n${content.trim()}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** The fingerprint of the last message of a history; ROOT_FINGERPRINT for an empty history. */
export function fingerprintOfHistory(history: Iterable<{ role: 'user' | 'assistant'; content: string }>): string {
  let current = ROOT_FINGERPRINT;
  for (const message of history) current = fingerprint(current, message.role, message.content);
  return current;
}
