import { describe, expect, it } from 'vitest';
import { getCategory, listCategories } from '@app/contract/categories';
import { listConversations } from '@app/contract/conversations';
import { getCurrentUser } from '@app/contract/identity';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { testServer } from '#test/test-server.ts';
import { authToken } from './browser-storage.ts';
import { createQueryClient, endpointKey, endpointQuery } from './query-client.ts';

describe('the data layer', () => {
  it('never goes stale, refetches neither on focus nor on an interval, and does not retry', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('loads a key without a loader by a GET to its segments joined by slashes', async () => {
    authToken.write('token-1');
    testServer().answer(getCurrentUser, ada);
    const user = await createQueryClient().query({ queryKey: ['/api', 'auth', 'user'] });
    expect(user).toEqual(ada);
    expect(testServer().requests(getCurrentUser)[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('throws on 401', async () => {
    testServer().answer(getCurrentUser, new ErrorResponse('identity.signed_out'));
    await expect(createQueryClient().query({ queryKey: ['/api/auth/user'] })).rejects.toThrow(/^401: /);
  });

  it('names a call by the segments of its path and its query', () => {
    expect(endpointKey(listCategories)).toEqual(['/api', 'categories']);
    expect(endpointKey(getCategory, { params: { id: '7' } })).toEqual(['/api', 'categories', '7']);
    expect(endpointKey(listConversations, { query: { q: 'tea' } })).toEqual(['/api', 'conversations', { q: 'tea' }]);
  });

  it('loads an endpoint by the key and loader of endpointQuery', async () => {
    testServer().answer(listCategories, []);
    await expect(createQueryClient().query(endpointQuery(listCategories))).resolves.toEqual([]);
  });
});
