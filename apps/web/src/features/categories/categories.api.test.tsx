import { act, renderHook } from '@testing-library/react';
import { listCategories } from '@app/contract/categories';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { testServer } from '#test/test-server.ts';
import { useCategories } from './categories.api.ts';

const countRequests = () => testServer().requests(listCategories).length;
const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('categories are read again every five seconds, but not in a hidden tab', async () => {
  testServer().answer(listCategories, []);
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(() => useCategories(), { wrapper });
  await advanceTime(4900);
  expect(countRequests()).toBe(1);
  await advanceTime(200);
  expect(countRequests()).toBe(2);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await advanceTime(60_000);
  expect(countRequests()).toBe(2);
  unmount();
});
