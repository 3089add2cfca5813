import { expect, test } from 'vitest';
import { toPrompt, toProviderTools } from './provider-prompt.ts';

test('a tool call and its result have the same id and name', () => {
  const call = { id: 'c1', name: 'list_tasks', input: { done: false } };
  expect(
    toPrompt([
      { role: 'user', content: 'What is open?' },
      { role: 'assistant', content: '', toolCalls: [call] },
      { role: 'tool', content: '[]', answeredCall: call },
    ]),
  ).toEqual([
    { role: 'user', content: [{ type: 'text', text: 'What is open?' }] },
    {
      role: 'assistant',
      content: [{ type: 'tool-call', toolCallId: 'c1', toolName: 'list_tasks', input: { done: false } }],
    },
    {
      role: 'tool',
      content: [
        { type: 'tool-result', toolCallId: 'c1', toolName: 'list_tasks', output: { type: 'text', value: '[]' } },
      ],
    },
  ]);
});

test('a tool becomes a function with its schema', () => {
  const parameters = { type: 'object', properties: {} };
  expect(toProviderTools([{ name: 'list_tasks', description: 'Open tasks.', parameters }])).toEqual([
    { type: 'function', name: 'list_tasks', description: 'Open tasks.', inputSchema: parameters },
  ]);
});
