import { expect, test } from 'vitest';
import { believableSummary } from './believable-summary.ts';

const conversation = 'User: How do I prune an old apple tree in winter?\n\nAssistant: Take out dead branches first.';

test.each([
  'You asked how to prune an old apple tree. Dead branches go first. Nothing is open.',
  '  The apple tree is to be pruned in winter: dead branches first.\n',
])('%j is a summary', (text) => {
  expect(believableSummary(text, conversation)).toBe(text.trim());
});

test.each([
  ['a blank text', '  '],
  ['a far too long text', 'The apple tree is pruned. '.repeat(100)],
  ['a text of symbols', '%%%% {"a": [[[ <<>> ]]] ---- ____ #### apple'],
  ['a text about something else', 'I am a helpful model and happy to serve with anything'],
  ['a single word', 'branches'],
])('%s is not a summary', (_name, text) => {
  expect(believableSummary(text, conversation)).toBeUndefined();
});

test('a summary in a script without spaces is accepted', () => {
  expect(believableSummary('这次谈话讨论了冬天修剪苹果树。', '用户：冬天怎么修剪苹果树？')).toBe(
    '这次谈话讨论了冬天修剪苹果树。',
  );
});
