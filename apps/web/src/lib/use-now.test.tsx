import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now.ts';
import { useToday } from './use-today.ts';
import { type Viewer, ViewerContext } from './viewer.ts';

const viewer: Viewer = {
  id: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  photoUrl: null,
  timeZone: 'Asia/Tokyo',
  isPremium: false,
};
const wrapper = ({ children }: { children: ReactNode }) => <ViewerContext value={viewer}>{children}</ViewerContext>;

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T14:59:10Z') }));
afterEach(() => vi.useRealTimers());

function advanceTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('the time is updated every half minute, by one timer for all components', () => {
  const first = renderHook(useNow);
  const second = renderHook(useNow);
  expect(vi.getTimerCount()).toBe(1);
  expect(new Date(first.result.current).toISOString()).toBe('2026-11-21T14:59:00.000Z');
  advanceTime(30_000);
  expect(new Date(first.result.current).toISOString()).toBe('2026-11-21T14:59:30.000Z');
  expect(second.result.current).toBe(first.result.current);
  first.unmount();
  expect(vi.getTimerCount()).toBe(1);
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('today changes at midnight in the viewer’s time zone, and renders nothing in between', () => {
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return useToday();
    },
    { wrapper },
  );
  expect(result.current).toBe('2026-11-21');
  advanceTime(30_000);
  expect(renders).toBe(1);
  advanceTime(30_000);
  expect([result.current, renders]).toEqual(['2026-11-22', 2]);
});
