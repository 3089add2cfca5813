import { describe, expect, it } from 'vitest';
import { ChatBody, ChatHeaders, sentHistory } from './chat.ts';

const id = '019a5b1e-7c00-7000-8000-000000000001';
const makeTurn = (content: string) => ({ role: 'user' as const, content });

describe('the body of a chat request', () => {
  it('accepts the form used by the widget and the conversation screens', () => {
    const body = ChatBody.parse({
      message: '  Hello\n',
      chatHistory: [{ role: 'assistant', content: 'Hi', timestamp: 1 }],
      conversationId: id.toUpperCase(),
    });

    expect(body).toEqual({
      message: 'Hello',
      chatHistory: [{ role: 'assistant', content: 'Hi' }],
      conversationId: id,
    });
    expect(sentHistory(body)).toEqual([{ role: 'assistant', content: 'Hi' }]);
  });

  it('accepts the form used by the chat screen', () => {
    expect(sentHistory(ChatBody.parse({ message: 'Hello', history: [makeTurn('Before')] }))).toEqual([
      makeTurn('Before'),
    ]);
    expect(sentHistory(ChatBody.parse({ message: 'Hello' }))).toEqual([]);
  });

  it('accepts null for absent fields', () => {
    expect(listIssues({ message: 'Hello', chatHistory: null, conversationId: null, parentMessageId: null })).toEqual(
      [],
    );
  });

  it.each([undefined, '', ' \n\t', '\0'])('asks for a message when it is %j', (message) => {
    expect(listIssues({ message })).toEqual(['message: Please enter a message.']);
  });

  it('needs no message to regenerate a reply', () => {
    expect(listIssues({ regenerateMessageId: id, conversationId: id })).toEqual([]);
  });

  it('refuses to edit or regenerate without the conversation, or both at once', () => {
    expect(listIssues({ message: 'x', parentMessageId: id })).toEqual([
      'conversationId: Please send the id of the conversation that this message belongs to.',
    ]);
    expect(listIssues({ message: 'x', conversationId: id, parentMessageId: id, regenerateMessageId: id })).toEqual([
      'regenerateMessageId: Please send one of parentMessageId, regenerateMessageId and continueMessageId.',
    ]);
  });

  it('continues a reply without an id only at the end of a temporary chat', () => {
    const chatHistory = [makeTurn('Why?'), { role: 'assistant', content: 'Because' }];
    expect(listIssues({ temporary: true, continueReply: true, chatHistory })).toEqual([]);
    const refused = [
      'continueReply: Only the last reply of a temporary chat can be continued. Please send it at the end of chatHistory.',
    ];
    expect(listIssues({ continueReply: true, chatHistory })).toEqual(refused);
    expect(listIssues({ temporary: true, continueReply: true, chatHistory: chatHistory.slice(0, 1) })).toEqual(refused);
    expect(listIssues({ temporary: true, continueReply: true, chatHistory: chatHistory.slice(1) })).toEqual(refused);
  });

  it('limits the length of the message', () => {
    expect(listIssues({ message: 'x'.repeat(100_000) })).toEqual([]);
    expect(listIssues({ message: 'x'.repeat(100_001) })).toEqual([
      'message: A message may have at most 100,000 characters.',
    ]);
  });

  it('limits the history in turns and in bytes', () => {
    const half = 'ä'.repeat(250_000);

    expect(listIssues({ message: 'x', history: Array.from({ length: 200 }, () => makeTurn('y')) })).toEqual([]);
    expect(listIssues({ message: 'x', history: Array.from({ length: 201 }, () => makeTurn('y')) })).toEqual([
      'history: The history may have at most 200 turns.',
    ]);
    expect(listIssues({ message: 'x', history: [makeTurn(half), makeTurn(half)] })).toEqual([]);
    expect(listIssues({ message: 'x', history: [makeTurn(half), makeTurn(half), makeTurn('z')] })).toEqual([
      'history: The history may have at most 1 MB of text.',
    ]);
  });

  it.each([
    ['null', null],
    ['a text', 'Hello'],
    ['a list', []],
    ['a message of another type', { message: { text: 'Hello' } }],
    ['a history that is not a list', { message: 'x', history: 'y' }],
    ['another role', { message: 'x', history: [{ role: 'system', content: 'y' }] }],
    ['an id that is none', { message: 'x', conversationId: '../etc' }],
    ['an unknown time zone', { message: 'x', timeZone: 'Mars/Olympus' }],
    ['a fixed offset as time zone', { message: 'x', timeZone: '+02:00' }],
  ])('refuses %s with a sentence', (_, body) => {
    const issues = listIssues(body);

    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(/: .+\.$/);
  });

  it('removes what cannot be stored: NUL characters and lone surrogates', () => {
    expect(ChatBody.parse({ message: 'a\0b\uD800c' }).message).toBe('ab\uFFFDc');
  });
});

describe('the Idempotency-Key', () => {
  it('is optional and has 1 to 200 visible characters', () => {
    expect(ChatHeaders.safeParse({}).success).toBe(true);
    expect(ChatHeaders.safeParse({ 'idempotency-key': id }).success).toBe(true);
    expect(ChatHeaders.safeParse({ 'idempotency-key': '' }).success).toBe(false);
    expect(ChatHeaders.safeParse({ 'idempotency-key': 'x'.repeat(201) }).success).toBe(false);
  });
});

function listIssues(body: unknown): string[] {
  const parsed = ChatBody.safeParse(body);
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
