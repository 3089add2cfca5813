import { expect, it } from 'vitest';
import type { ModelEvent } from '#integrations/llm/llm.ts';
import { groundedReply } from './grounded-reply.ts';

it('ends although the model calls tools that it is no longer offered', async () => {
  const offered: number[] = [];
  const reply = groundedReply({
    messages: [{ role: 'user', content: 'How late is it?' }],
    tools: {
      definitions: [{ name: 'calculate', description: '', inputSchema: {} }] as never,
      run: () => Promise.resolve('42'),
    },
    extras: {},
    onReasoning: () => {},
    ask: async function* (_messages, tools): AsyncGenerator<ModelEvent> {
      offered.push(tools.length);
      await Promise.resolve();
      yield { type: 'text', text: `Round ${offered.length}.` };
      yield { type: 'tool-call', call: { id: String(offered.length), name: 'calculate', input: {} } };
    },
  });
  let text = '';
  for await (const delta of reply) text += delta;
  expect(text).toContain('Round 5.');
  expect(offered).toEqual([1, 1, 1, 1, 0]);
});
