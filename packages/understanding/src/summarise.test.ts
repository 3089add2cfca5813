import { describe, expect, it } from 'vitest';
import { type Said, summarise } from './summarise.ts';

const talk: Said[] = [
  { id: 'q1', role: 'user', text: 'Hi! How can I keep my tomato plants alive on a hot balcony?' },
  {
    id: 'a1',
    role: 'assistant',
    text: 'Sure, happy to help.\n\nTomato plants on a balcony need water every morning in hot weather.\n- Mulch keeps the soil of tomato plants cool.\n- Let me know if you need more.',
  },
  { id: 'q2', role: 'user', text: 'And which `fertiliser` suits tomato plants?' },
  {
    id: 'a2',
    role: 'assistant',
    text: '```js\nconst a = 1;\n```\nA fertiliser with much potassium suits tomato plants best.',
  },
];

describe('a summary', () => {
  it('quotes two or three sentences in the order they were said, the opening question among them', () => {
    const summary = summarise(talk);
    expect(summary.length).toBeGreaterThanOrEqual(2);
    expect(summary.length).toBeLessThanOrEqual(3);
    expect(summary[0]).toMatchObject({ messageId: 'q1', role: 'user' });
    for (const { messageId, text } of summary) {
      const source = talk.find(({ id }) => id === messageId)?.text.replaceAll('`', '');
      expect(source).toContain(text);
    }
  });

  it('leaves small talk and code out, and keeps the words of inline code', () => {
    const texts = summarise(talk, 10).map(({ text }) => text);
    expect(texts.join(' ')).not.toMatch(/happy to help|let me know|const a/i);
    expect(texts).toContain('And which fertiliser suits tomato plants?');
  });

  it('does not say the same twice', () => {
    const again = {
      id: 'a3',
      role: 'assistant' as const,
      text: 'Tomato plants on a balcony need water every morning in hot weather.',
    };
    const texts = summarise([...talk, again]).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each([
    ['nothing', []],
    ['empty messages', [{ id: 'q', role: 'user' as const, text: '' }]],
    ['code alone', [{ id: 'q', role: 'user' as const, text: '```\nconst a = 1;\n```' }]],
    ['signs', [{ id: 'q', role: 'user' as const, text: '😀😀😀 !!! \u202e' }]],
  ])('of %s is empty', (_name, messages) => {
    expect(summarise(messages)).toEqual([]);
  });

  it('takes bounded time for a conversation without end', () => {
    const text = 'The quick brown fox jumps over the lazy dog near the river. '.repeat(5_000);
    const messages = Array.from({ length: 1_000 }, (_, index) => ({ id: `${index}`, role: 'user' as const, text }));
    expect(summarise(messages).length).toBeLessThanOrEqual(3);
  });
});
