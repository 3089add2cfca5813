import { expect, test } from 'vitest';
import { findUsedLines, toChatContext } from './chat-context.ts';

const makeLine = (text: string) => ({ id: text, text, conversationId: null });
const findUsedTexts = (texts: string[], question: string, reply: string) =>
  findUsedLines(texts.map(makeLine), question, reply).map(({ text }) => text);

test('a line counts as used if the reply has its words, at least one of which is not in the question', () => {
  const lines = ["I'm a nurse at a hospital in Leeds", 'I play the cello', 'My wife is called Anna'];
  expect(findUsedTexts(lines, 'What should I do tonight?', 'After your shift at the hospital in Leeds, rest.')).toEqual(
    ["I'm a nurse at a hospital in Leeds"],
  );
  expect(findUsedTexts(lines, 'What should I do tonight?', 'Take Anna to a concert.')).toEqual([
    'My wife is called Anna',
  ]);
  expect(findUsedTexts(lines, 'Is Leeds nice?', 'Leeds is nice.')).toEqual([]);
  expect(findUsedTexts(lines, 'What is 2 + 2?', 'Four.')).toEqual([]);
});

test('a model gets neither hidden lines nor memories, and no more characters than allowed', () => {
  const makeItem = (text: string, fields = {}) => ({
    id: text,
    text,
    sources: [],
    pinned: false,
    hidden: false,
    confidence: 1,
    origin: 'own' as const,
    ...fields,
  });
  const many = Array.from({ length: 100 }, (_, at) => makeItem(`Line ${at} ${'word '.repeat(30)}`));
  const context = toChatContext([
    {
      key: 'about',
      title: 'About me',
      items: [makeItem('I eat fish', { origin: 'memory' }), makeItem('I hide', { hidden: true }), ...many],
    },
  ]);
  expect(context.text.startsWith('About me:\n- Line 0')).toBe(true);
  expect(context.text).not.toMatch(/fish|hide/);
  expect(context.text.length).toBeLessThanOrEqual(4_000);
  expect(context.lines.length).toBeGreaterThan(5);
});
