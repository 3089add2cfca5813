import { expect, test } from 'vitest';
import { redactReplies, quotedConversationIds } from './quote-redaction.ts';

const lease = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01';
const bread = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e02';
const makeReply = (content: string, blocks?: { type: string }[]) => ({ role: 'assistant' as const, content, blocks });

test('a reply quotes the conversations it links to and its sources', () => {
  const sources = { type: 'sources', sources: [{ conversationId: bread }] };
  expect(
    quotedConversationIds(makeReply(`See [Lease](/conversation-chat/${lease}).`, [{ type: 'text' }, sources])),
  ).toEqual([lease, bread]);
  expect(quotedConversationIds(makeReply('Nothing was found.'))).toEqual([]);
});

test('a user’s message quotes nothing, even with a link', () => {
  expect(quotedConversationIds({ role: 'user', content: `/conversation-chat/${lease}` })).toEqual([]);
});

test('only replies that quote a marked conversation are replaced', () => {
  const messages = [
    makeReply(`[Lease](/conversation-chat/${lease})`),
    makeReply(`[Bread](/conversation-chat/${bread})`),
  ];
  const [first, second] = redactReplies(messages, new Set([lease]));
  expect(first?.content).toMatch(/^\[Left out/);
  expect(second).toBe(messages[1]);
});
