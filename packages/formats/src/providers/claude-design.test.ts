import { expect, test } from 'vitest';
import { claudeDesignFormat } from './claude-design.ts';

const chat = {
  uuid: 'd-1',
  title: 'Poster',
  project: { uuid: 'p-1', name: 'Festival' },
  messages: [
    {
      uuid: 'm-1',
      role: 'user',
      content: { role: 'user', content: 'Draw a poster', timestamp: '2026-08-01T10:00:01Z' },
    },
    { uuid: 'm-2', role: 'assistant', content: { content: '', contentBlocks: [] } },
    {
      uuid: 'm-3',
      role: 'assistant',
      created_at: '2026-08-01T10:01:00Z',
      content: {
        content: 'flat',
        contentBlocks: [
          { type: 'text', text: 'Here it is' },
          { type: 'canvas', id: 4 },
        ],
      },
    },
  ],
};

test('a design chat is read like any other, in the order of its list', () => {
  expect(claudeDesignFormat.detect(chat)).toBe(true);
  expect(claudeDesignFormat.parse(chat)).toMatchObject({
    conversation: {
      source: 'claude',
      sourceId: 'd-1',
      title: 'Poster',
      projectName: 'Festival',
      activeLeafSourceId: 'm-3',
      messages: [
        {
          sourceId: 'm-1',
          parentSourceId: null,
          role: 'user',
          content: 'Draw a poster',
          createdAt: Date.UTC(2026, 7, 1, 10, 0, 1),
        },
        { sourceId: 'm-3', parentSourceId: 'm-1', role: 'assistant', content: 'Here it is' },
      ],
    },
  });
});

test('a chat without its id is recognised by the blocks of its replies', () => {
  const { uuid: _uuid, ...unnamed } = chat;
  expect(claudeDesignFormat.detect(unnamed)).toBe(true);
  const first = claudeDesignFormat.parse(unnamed);
  expect(first).toMatchObject({ conversation: { sourceId: expect.stringMatching(/^derived-/), messages: [{}, {}] } });
  expect(claudeDesignFormat.parse(structuredClone(unnamed))).toEqual(first);
});

test('a list of messages in another shape is not taken for a design chat', () => {
  expect(claudeDesignFormat.detect({ uuid: 'x', messages: [{ role: 'user', content: 'plain' }] })).toBe(false);
  expect(claudeDesignFormat.detect({ uuid: 'x', messages: [] })).toBe(false);
  const [question] = chat.messages;
  expect(claudeDesignFormat.detect({ messages: [question] })).toBe(false);
});
