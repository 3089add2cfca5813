import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, readToasts, showToast } from './toast-store.ts';
import { ToastViewport } from './toast-viewport.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastViewport label="Notifications" closeLabel="Dismiss" />);
});

afterEach(() => {
  vi.useRealTimers();
});

const show = (title: string) => act(() => void showToast({ title }));
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const openTitles = () =>
  readToasts()
    .filter((toast) => toast.isOpen)
    .map((toast) => toast.title);

describe('notifications', () => {
  it('show at most three at a time, the newest ones', () => {
    for (const title of ['one', 'two', 'three', 'four']) show(title);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(openTitles()).toEqual(['four', 'three', 'two']);
  });

  it('close automatically after 5000 ms and not before', () => {
    show('saved');
    wait(4999);
    expect(openTitles()).toEqual(['saved']);
    wait(1);
    expect(openTitles()).toEqual([]);
  });

  it('are removed 4000 ms after they were dismissed', () => {
    let id = 0;
    act(() => {
      id = showToast({ title: 'saved' });
    });
    act(() => dismissToast(id));
    wait(3999);
    expect(readToasts()).toHaveLength(1);
    wait(1);
    expect(readToasts()).toHaveLength(0);
  });

  it('are dismissed with their button', () => {
    show('saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(openTitles()).toEqual([]);
  });

  it('carry one action', () => {
    const undo = vi.fn<() => void>();
    act(() => void showToast({ title: 'Deleted', action: { label: 'Undo', onSelect: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(openTitles()).toEqual([]);
  });

  it('go when swiped 50 px to the right, and stay for less', () => {
    show('saved');
    const toast = screen.getByRole('listitem');
    const swipe = (distance: number) => {
      fireEvent.pointerDown(toast, { button: 0, pointerId: 1, clientX: 100, clientY: 10 });
      fireEvent.pointerMove(toast, { pointerId: 1, clientX: 100 + distance / 2, clientY: 10 });
      fireEvent.pointerMove(toast, { pointerId: 1, clientX: 100 + distance, clientY: 10 });
      fireEvent.pointerUp(toast, { pointerId: 1, clientX: 100 + distance, clientY: 10 });
    };
    swipe(49);
    expect(openTitles()).toEqual(['saved']);
    swipe(51);
    expect(openTitles()).toEqual([]);
  });

  it('get the focus with F8', () => {
    show('saved');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
  });
});
