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

async function showCard() {
  const card = renderHook(() => useSubscription(), { wrapper });
  await waitFor(() => expect(card.result.current.fetchStatus).toBe('idle'));
  return card;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('The subscription is cached for five minutes and not refetched on focus.', async () => {
  testServer().answer(getSubscription, freeSubscription);
  const card = await showCard();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(card.result.current.fetchStatus).toBe('idle'));
  card.unmount();
  expect(countRequests()).toBe(1);

  vi.setSystemTime(Date.now() + 5 * 60_000 - 1000);
  (await showCard()).unmount();
  expect(countRequests()).toBe(1);

  vi.setSystemTime(Date.now() + 2000);
  (await showCard()).unmount();
  expect(countRequests()).toBe(2);
});
