import { changeConversations } from '@app/contract/bulk-acts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { testServer } from '#test/test-server.ts';
import { useSelectionActions } from './use-selection-actions.ts';

const [first, second] = ['0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01', '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e02'] as const;

const selectionOf = (...ids: string[]): RowSelection => ({
  isOn: true,
  hasCheckboxes: true,
  ids: new Set(ids),
  start: () => undefined,
  toggle: () => undefined,
  extendTo: () => undefined,
  selectAll: () => undefined,
  end: () => undefined,
});

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

it('an action of a bar that is rendered a frame later acts on the rows that are selected now', async () => {
  testServer().answer(changeConversations, { actId: null, changed: 0 });
  const { result, rerender } = renderHook((selection: RowSelection) => useSelectionActions(selection, false), {
    wrapper,
    initialProps: selectionOf(first),
  });
  const earlier = result.current;
  rerender(selectionOf(first, second));
  act(() => earlier.archive());
  await expect.poll(() => testServer().requests(changeConversations)).toHaveLength(1);
  expect(testServer().requests(changeConversations)[0]?.body).toEqual({ ids: [first, second], kind: 'archive' });
});
