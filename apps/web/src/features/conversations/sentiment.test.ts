import { expect, it } from 'vitest';
import { sentimentBadge } from './sentiment.ts';

it('labels values above 0.6 positive, below 0.4 negative and all others neutral', () => {
  expect([0.61, 0.6, 0.5, 0.4, 0.39, null].map((value) => sentimentBadge(value).label)).toEqual([
    'positive',
    'neutral',
    'neutral',
    'neutral',
    'negative',
    'neutral',
  ]);
});
