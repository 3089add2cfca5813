import { act, renderHook, waitFor } from '@testing-library/react';
import { login, signup } from '@app/contract/identity';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { ada } from '#test/people.ts';
import { testServer } from '#test/test-server.ts';
import { currentUserKey, useLogin, useSignup } from './identity.api.ts';

const credentials = { email: ada.email, password: 'correct horse' };
const stayOnPage = () => undefined;

/** A cache with another user's data, and a hook that signs in a new user. */
function renderWithCache<Result>(useSignIn: () => Result) {
  const queries = createQueryClient();
  queries.setQueryData(['/api', 'categories'], [{ name: 'of somebody else' }]);
  queries.setQueryData(currentUserKey, { ...ada, firstName: 'Somebody else' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return { queries, ...renderHook(useSignIn, { wrapper }) };
}

describe('cached data', () => {
  it('is cleared by a login, and the current user is the new one', async () => {
    testServer().answer(login, { user: ada, authToken: 'token-1' });
    const { queries, result } = renderWithCache(() => useLogin(stayOnPage, false));
    act(() => result.current.mutate(credentials));
    await waitFor(() => expect(queries.getQueryData(currentUserKey)).toEqual(ada));
    expect(queries.getQueryData(['/api', 'categories'])).toBeUndefined();
  });

  it('is cleared by a signup', async () => {
    testServer().answer(signup, { user: ada, authToken: 'token-1' });
    const { queries, result } = renderWithCache(() => useSignup(stayOnPage, false));
    act(() => result.current.mutate({ ...credentials, firstName: 'Ada', lastName: 'Lovelace' }));
    await waitFor(() => expect(queries.getQueryData(currentUserKey)).toEqual(ada));
    expect(queries.getQueryData(['/api', 'categories'])).toBeUndefined();
  });
});
