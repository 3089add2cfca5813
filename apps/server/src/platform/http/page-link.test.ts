import { expect, test } from 'vitest';
import { nextPageLink } from './page-link.ts';

test('the next page has the same query with another cursor', () => {
  const link = nextPageLink(
    '/api/conversations',
    { limit: 2, q: 'tax & rent', cursor: 'old', pinned: undefined },
    'new',
  );
  expect(link).toBe('</api/conversations?limit=2&q=tax+%26+rent&cursor=new>; rel="next"');
});
