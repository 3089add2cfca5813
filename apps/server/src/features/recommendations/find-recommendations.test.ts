import { expect, test } from 'vitest';
import { findRecommendations } from './find-recommendations.ts';
import { adviseOnRepeatedRequests } from './rules/repeated-question.ts';
import { snapshotOf } from './test-snapshot.ts';

const requests = [
  'Can you write the weekly status report for the marketing team about',
  'Write an Instagram caption in a warm tone for my bakery about',
  'Draft a polite email to a supplier of flour that asks about',
  'Suggest a short speech for the birthday of a colleague who likes',
];
const lines = requests.flatMap((request, at) => [
  { text: `${request} newsletters?`, ago: 20 + at },
  { text: `${request} gardening?`, ago: 2 + at },
]);

test('at most two open recommendations suggest a template, including those found earlier', () => {
  const findWithTemplates = (openTemplates: number) =>
    findRecommendations(snapshotOf(lines), { limit: 10, decidedKeys: new Set(), openTemplates });
  expect(adviseOnRepeatedRequests(snapshotOf(lines))).toHaveLength(4);
  expect(findWithTemplates(0).map(({ action }) => action?.kind)).toEqual(['template', 'template']);
  expect(findWithTemplates(1)).toHaveLength(1);
  expect(findWithTemplates(2)).toEqual([]);
});
