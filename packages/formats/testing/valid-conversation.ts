import { expect } from 'vitest';
import type { ParsedConversation } from '../src/conversation/conversation-tree.ts';

/** The invariants of every imported conversation tree. */
export function expectValidConversation(conversation: ParsedConversation): void {
  const seen = new Set<string>();
  expect(conversation.messages.length).toBeGreaterThan(0);
  for (const message of conversation.messages) {
    expect(seen.has(message.sourceId)).toBe(false);
    if (message.parentSourceId !== null) expect(seen.has(message.parentSourceId)).toBe(true);
    seen.add(message.sourceId);
    expect(message.content.trim() !== '' || (message.blocks?.length ?? 0) > 0).toBe(true);
  }
  expect(seen.has(conversation.activeLeafSourceId)).toBe(true);
  expect(conversation.title?.trim()).not.toBe('');
  expect(structuredClone(conversation)).toEqual(conversation);
  const texts: string[] = [];
  const copy: unknown = JSON.parse(JSON.stringify(conversation), (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  expect(texts.filter((text) => text.includes('\0'))).toEqual([]);
  expect(copy).toEqual(conversation);
}
