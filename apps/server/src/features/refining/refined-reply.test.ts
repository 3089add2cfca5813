import { describe, expect, test } from 'vitest';
import { parseRefined } from './refined-reply.ts';

const now = new Date('2026-11-20T09:00:00Z');
const categories = ['Work', 'Health'];
const read = (text: string) => parseRefined(text, categories, now);

describe('a model’s reply about a conversation', () => {
  test('is read as far as it is valid, even inside other text', () => {
    const plans = [{ title: 'Dentist', start: '2026-11-24T10:00:00+01:00', minutes: 30 }];
    const text = JSON.stringify({ title: ' Toothache at night ', category: 'Health', plans });
    expect(read(`Sure:\n\`\`\`json\n${text}\n\`\`\``)).toEqual({
      title: 'Toothache at night',
      category: 'Health',
      plans: [{ title: 'Dentist', start: new Date('2026-11-24T09:00:00Z'), minutes: 30 }],
    });
  });

  test.each(['', 'no', '[]', '{', '{"title":', 'null', '}{', '{]}'])('is ignored when it is %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  test.each([
    { title: 7, category: 'Space', plans: 'none' },
    { title: 'a\nb c d', category: 'work', plans: [1, null, {}] },
    { title: 'x'.repeat(200), category: null, plans: [{ title: 'Past', start: '2020-01-01T00:00:00Z' }] },
    { title: 'one two three four five six seven eight nine ten eleven', plans: [{ title: '', start: 'soon' }] },
    { title: '<script>', plans: [{ title: 'Far', start: '2099-01-01T00:00:00Z' }] },
  ])('is read without invalid fields: %j', (fields) => {
    expect(read(JSON.stringify(fields))).toEqual({ plans: [] });
  });

  test('is limited to five plans', () => {
    const plan = { title: 'Run', start: '2026-12-01T07:00:00Z' };
    expect(read(JSON.stringify({ plans: Array.from({ length: 50 }, () => plan) }))?.plans).toHaveLength(5);
  });
});
