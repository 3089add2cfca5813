import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ViewerContext } from '#lib/viewer.ts';
import { ada } from '#test/people.ts';
import { MessageTime } from './message-time.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T23:59:00Z') }));
afterEach(() => vi.useRealTimers());

test('a message of today becomes one of yesterday at midnight, while the chat stays open', () => {
  render(
    <ViewerContext value={{ ...ada, photoUrl: null, timeZone: 'UTC', isPremium: false }}>
      <MessageTime time="2026-11-21T09:05:00Z" />
    </ViewerContext>,
  );
  expect(screen.getByText('9:05 AM')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Yesterday, 9:05 AM')).toBeVisible();
});
