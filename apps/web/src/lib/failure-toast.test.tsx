import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import type { FailureToast, FailureTexts } from './failure-toast.ts';
import { createQueryClient } from './query-client.ts';
import { useMutation } from './use-mutation.ts';

const refusal = new ApiError(
  409,
  'Conflict',
  JSON.stringify({ code: 'goals.taken', message: 'This goal is taken.', requestId: 'r1' }),
);
const outage = new TypeError('Failed to fetch');

/** The toasts shown when a mutation fails with the error. */
async function showFailureOf(failureToast: FailureToast<string>, error: Error): Promise<FailureTexts[]> {
  const showFailure = vi.fn<(texts: FailureTexts) => void>();
  const client = createQueryClient({ showFailure, dismissFailure: () => undefined });
  const { result } = renderHook(
    () => useMutation({ mutationFn: (_title: string) => Promise.reject(error), failureToast }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  await act(async () => result.current.mutate('Read'));
  return showFailure.mock.calls.map(([texts]) => texts);
}

test("a failed mutation shows the server's sentence, or its `failureToast` when the server sent none", async () => {
  expect(await showFailureOf('Failed to save.', refusal)).toEqual([{ description: 'This goal is taken.' }]);
  expect(await showFailureOf('Failed to save.', outage)).toEqual([{ description: 'Failed to save.' }]);
});

test('a failure toast can have a title of its own', async () => {
  const failureToast = { title: 'Not saved', fallback: 'Please try again.' };
  expect(await showFailureOf(failureToast, refusal)).toEqual([
    { title: 'Not saved', description: 'This goal is taken.' },
  ]);
  expect(await showFailureOf(failureToast, outage)).toEqual([{ title: 'Not saved', description: 'Please try again.' }]);
});

test('the texts of a failure toast can depend on the error and the input', async () => {
  const failureToast = (error: Error, title: string) =>
    error === outage && { title: `${title} was not saved`, description: error.message };
  expect(await showFailureOf(failureToast, outage)).toEqual([
    { title: 'Read was not saved', description: 'Failed to fetch' },
  ]);
  expect(await showFailureOf(failureToast, refusal)).toEqual([]);
});

test('`failureToast: false` shows no toast', async () => {
  expect(await showFailureOf(false, refusal)).toEqual([]);
});
