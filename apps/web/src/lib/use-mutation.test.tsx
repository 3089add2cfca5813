import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useMutation } from './use-mutation.ts';

/** A mutation whose answers the test controls, one for each word that is sent. */
function renderSending() {
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const client = createQueryClient();
  const rendered = renderHook(
    () =>
      useMutation({
        mutationFn: (word: string) => {
          const answer = Promise.withResolvers<string>();
          answers.set(word, answer);
          return answer.promise;
        },
        failureToast: false,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const callbacks = {
    onSuccess: vi.fn<(answer: string) => void>(),
    onSuccessIfMounted: vi.fn<(answer: string) => void>(),
    onError: vi.fn<(error: Error) => void>(),
  };
  const mutateWord = (word: string) => act(async () => rendered.result.current.mutate(word, callbacks));
  return { ...rendered, answers, callbacks, send: mutateWord };
}

test('onSuccess runs after the caller has unmounted, onSuccessIfMounted does not', async () => {
  const { unmount, answers, callbacks, send } = renderSending();
  await send('pear');
  unmount();
  await act(async () => answers.get('pear')?.resolve('a pear'));
  expect(callbacks.onSuccess).toHaveBeenCalledExactlyOnceWith('a pear');
  expect(callbacks.onSuccessIfMounted).not.toHaveBeenCalled();
});

test('the callbacks of two concurrent calls both run', async () => {
  const { answers, callbacks, send } = renderSending();
  await send('pear');
  await send('plum');
  await act(async () => answers.get('pear')?.reject(new Error('no pears')));
  await act(async () => answers.get('plum')?.resolve('a plum'));
  expect(callbacks.onError).toHaveBeenCalledExactlyOnceWith(new Error('no pears'));
  expect(callbacks.onSuccess).toHaveBeenCalledExactlyOnceWith('a plum');
  expect(callbacks.onSuccessIfMounted).toHaveBeenCalledExactlyOnceWith('a plum');
});

test('a failure without callbacks is not an unhandled rejection, and a later call still settles', async () => {
  const { result, answers } = renderSending();
  await act(async () => result.current.mutate('pear'));
  await act(async () => answers.get('pear')?.reject(new Error('no pears')));
  await waitFor(() => expect(result.current.error).toEqual(new Error('no pears')));
  const onSettled = vi.fn<() => void>();
  await act(async () => result.current.mutate('plum', { onSettled }));
  await act(async () => answers.get('plum')?.resolve('a plum'));
  expect(onSettled).toHaveBeenCalledOnce();
});
