import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollArea } from './scroll-area.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(100_000);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #notify: () => void;
      constructor(notify: () => void) {
        this.#notify = notify;
      }
      observe() {
        setTimeout(() => this.#notify(), 0);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('the scrollbar hides 600 ms after the last movement, and its thumb is at least 18 px long', async () => {
  const { container } = render(<ScrollArea label="Recent">very long</ScrollArea>);
  const queryBar = () => container.querySelector<HTMLElement>('[data-orientation="vertical"]');
  const viewport = screen.getByRole('region', { name: 'Recent' });
  expect(queryBar()).toBeNull();
  viewport.scrollTop = 40;
  fireEvent.scroll(viewport);
  await advanceTime(150);
  expect(queryBar()?.style.getPropertyValue('--radix-scroll-area-thumb-height')).toBe('18px');
  await advanceTime(500);
  expect(queryBar()).not.toBeNull();
  await advanceTime(200);
  expect(queryBar()).toBeNull();
});
