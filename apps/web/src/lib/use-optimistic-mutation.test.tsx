import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { definedFields } from './defined-fields.ts';
import { useOptimisticMutation } from './use-optimistic-mutation.ts';

const queryKey = ['/api', 'fruits'];

/** A loaded list, and a mutation of it whose answer the test controls. */
function renderFruits(load: () => Promise<string[]> = () => Promise.resolve(['apple'])) {
  const client = createQueryClient();
  const answer = Promise.withResolvers<string>();
  const onError = vi.fn<(error: Error) => void>();
  const { result } = renderHook(
    () => ({
      fruits: useQuery({ queryKey, queryFn: load }),
      add: useOptimisticMutation({
        queryKey,
        send: () => answer.promise,
        failureToast: false,
        apply: (fruits: string[], fruit: string) => [...fruits, fruit],
      }),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return { result, client, answer, onError };
}

test('a change is shown before the response arrives, and stays when it succeeds', async () => {
  const { result, answer } = renderFruits();
  await waitFor(() => expect(result.current.fruits.data).toEqual(['apple']));
  act(() => result.current.add.mutate('pear'));
  await waitFor(() => expect(result.current.fruits.data).toEqual(['apple', 'pear']));
  await act(async () => answer.resolve('pear'));
  expect(result.current.fruits.data).toEqual(['apple', 'pear']);
});

test('a refused change is rolled back, and the caller gets the error', async () => {
  const { result, answer, onError } = renderFruits();
  await waitFor(() => expect(result.current.fruits.data).toEqual(['apple']));
  act(() => result.current.add.mutate('pear', { onError }));
  await waitFor(() => expect(result.current.fruits.data).toEqual(['apple', 'pear']));
  answer.reject(new Error('no room for pears'));
  await waitFor(() => expect(result.current.fruits.data).toEqual(['apple']));
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no room for pears'));
});

test('a fetch that finishes in the meantime does not overwrite the change', async () => {
  const second = Promise.withResolvers<string[]>();
  const load = vi.fn<() => Promise<string[]>>(() => Promise.resolve(['apple']));
  const { result, client } = renderFruits(load);
  await waitFor(() => expect(result.current.fruits.data).toEqual(['apple']));
  load.mockImplementation(() => second.promise);
  void client.refetchQueries({ queryKey }).catch(() => {});
  act(() => result.current.add.mutate('pear'));
  await waitFor(() => expect(result.current.fruits.data).toEqual(['apple', 'pear']));
  await act(async () => second.resolve(['apple']));
  expect(result.current.fruits.data).toEqual(['apple', 'pear']);
});

test('a change of data that is not loaded is sent without an optimistic update', async () => {
  const { result, answer } = renderFruits(() => new Promise(() => {}));
  act(() => result.current.add.mutate('pear'));
  answer.resolve('pear');
  await waitFor(() => expect(result.current.add.isSuccess).toBe(true));
  expect(result.current.fruits.data).toBeUndefined();
});

test('undefined fields are left out of a change', () => {
  expect(definedFields({ name: 'new', note: undefined, until: null })).toEqual({ name: 'new', until: null });
});
