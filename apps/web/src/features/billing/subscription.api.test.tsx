import { getSubscription } from '@app/contract/subscription';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { freeSubscription } from '#test/empty-workspace.ts';
import { testServer } from '#test/test-server.ts';
import { useSubscription } from './subscription.api.ts';

const queries = createQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
const countRequests = () => testServer().requests(getSubscription).length;

async function renderSubscription() {
  const hook = renderHook(() => useSubscription(), { wrapper });
  await waitFor(() => expect(hook.result.current.fetchStatus).toBe('idle'));
  return hook;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('the subscription is cached for five minutes and not refetched on focus', async () => {
  testServer().answer(getSubscription, freeSubscription);
  const hook = await renderSubscription();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(hook.result.current.fetchStatus).toBe('idle'));
  hook.unmount();
  expect(countRequests()).toBe(1);

  vi.setSystemTime(Date.now() + 5 * 60_000 - 1000);
  (await renderSubscription()).unmount();
  expect(countRequests()).toBe(1);

  vi.setSystemTime(Date.now() + 2000);
  (await renderSubscription()).unmount();
  expect(countRequests()).toBe(2);
});
