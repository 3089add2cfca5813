import { expect, test } from 'vitest';
import { type ConversationDraft, finishConversation } from './conversation-draft.ts';

type MessageTime = readonly [id: string, parent: string | null, createdAt: number | null];

/** The times of the messages of a conversation that began at 5000. */
function timesOf(messages: readonly MessageTime[]): (number | null)[] {
  const draft: ConversationDraft = {
    source: 'chatgpt',
    sourceId: 'c1',
    title: 'Times',
    createdAt: 5000,
    updatedAt: null,
    isArchived: false,
    isPinned: false,
    projectId: null,
    projectName: null,
    activeLeafSourceId: null,
    messages: messages.map(([sourceId, parentSourceId, createdAt]) => ({
      sourceId,
      parentSourceId,
      role: 'user',
      blocks: [{ type: 'text', text: sourceId }],
      createdAt,
      model: null,
      isInterrupted: false,
    })),
  };
  const result = finishConversation(draft);
  return 'conversation' in result ? result.conversation.messages.map(({ createdAt }) => createdAt) : [];
}

test('a message without a time gets that of its parent', () => {
  expect(
    timesOf([
      ['a', null, 10],
      ['b', 'a', null],
      ['c', 'b', null],
    ]),
  ).toEqual([10, 10, 10]);
});

test('a first message without a time gets that of its earliest child, whatever their order', () => {
  expect(
    timesOf([
      ['a', null, null],
      ['b', 'a', 10],
      ['c', 'a', 20],
    ]),
  ).toEqual([10, 10, 20]);
  expect(
    timesOf([
      ['a', null, null],
      ['b', 'a', 20],
      ['c', 'a', 10],
    ]),
  ).toEqual([10, 20, 10]);
  expect(
    timesOf([
      ['a', null, null],
      ['b', 'a', null],
      ['c', 'b', 30],
      ['d', 'a', 40],
    ]),
  ).toEqual([30, 30, 30, 40]);
});

test('without any time the messages get that of the conversation', () => {
  expect(
    timesOf([
      ['a', null, null],
      ['b', 'a', null],
    ]),
  ).toEqual([5000, 5000]);
});
