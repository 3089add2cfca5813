import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useMutation } from './use-mutation.ts';

/** A mutation whose answers are up to the test, one for each word that is sent. */
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
  const told = {
    onSuccess: vi.fn<(answer: string) => void>(),
    ifShown: vi.fn<(answer: string) => void>(),
    onError: vi.fn<(error: Error) => void>(),
  };
  const send = (word: string) => act(async () => rendered.result.current.mutate(word, told));
  return { ...rendered, answers, told, send };
}

test('who asked hears the answer after leaving the screen, and nothing is closed there any more', async () => {
  const { unmount, answers, told, send } = renderSending();
  await send('pear');
  unmount();
  await act(async () => answers.get('pear')?.resolve('a pear'));
  expect(told.onSuccess).toHaveBeenCalledExactlyOnceWith('a pear');
  expect(told.ifShown).not.toHaveBeenCalled();
});

test('two calls at once are both told their end', async () => {
  const { answers, told, send } = renderSending();
  await send('pear');
  await send('plum');
  await act(async () => answers.get('pear')?.reject(new Error('no pears')));
  await act(async () => answers.get('plum')?.resolve('a plum'));
  expect(told.onError).toHaveBeenCalledExactlyOnceWith(new Error('no pears'));
  expect(told.onSuccess).toHaveBeenCalledExactlyOnceWith('a plum');
  expect(told.ifShown).toHaveBeenCalledExactlyOnceWith('a plum');
});

test('a failure nobody asked to hear of is not left unhandled, and a later call is told of its settling', async () => {
  const { result, answers } = renderSending();
  await act(async () => result.current.mutate('pear'));
  await act(async () => answers.get('pear')?.reject(new Error('no pears')));
  await waitFor(() => expect(result.current.error).toEqual(new Error('no pears')));
  const onSettled = vi.fn<() => void>();
  await act(async () => result.current.mutate('plum', { onSettled }));
  await act(async () => answers.get('plum')?.resolve('a plum'));
  expect(onSettled).toHaveBeenCalledOnce();
});
