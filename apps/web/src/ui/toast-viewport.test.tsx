import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissErrors, dismissToast, readToasts, showToast } from './toast-store.ts';
import { ToastViewport } from './toast-viewport.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastViewport label="Notifications" closeLabel="Dismiss" countLabel={(count) => `${count} times`} />);
});

afterEach(() => {
  vi.useRealTimers();
});

const showTitle = (title: string) => act(() => void showToast({ title }));
const advanceTime = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const openTitles = () =>
  readToasts()
    .filter((toast) => toast.isOpen)
    .map((toast) => toast.title);

describe('notifications', () => {
  it('show at most three at a time, the newest ones', () => {
    for (const title of ['one', 'two', 'three', 'four']) showTitle(title);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(openTitles()).toEqual(['four', 'three', 'two']);
  });

  it('close automatically after 5000 ms and not before', () => {
    showTitle('saved');
    advanceTime(4999);
    expect(openTitles()).toEqual(['saved']);
    advanceTime(1);
    expect(openTitles()).toEqual([]);
  });

  it('are removed 4000 ms after they were dismissed', () => {
    let id = 0;
    act(() => {
      id = showToast({ title: 'saved' });
    });
    act(() => dismissToast(id));
    advanceTime(3999);
    expect(readToasts()).toHaveLength(1);
    advanceTime(1);
    expect(readToasts()).toHaveLength(0);
  });

  it('are dismissed with their button', () => {
    showTitle('saved');
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

  it('collapse to a count when they repeat, and stay for the full time after the last', () => {
    showTitle('Card added');
    advanceTime(4000);
    showTitle('Card added');
    showTitle('Card added');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent('Card added×33 times');
    advanceTime(4999);
    expect(openTitles()).toEqual(['Card added']);
    advanceTime(1);
    expect(openTitles()).toEqual([]);
  });

  it('stay apart when they are errors with different descriptions', () => {
    for (const description of ['Failed to save.', 'Failed to copy.']) {
      act(() => void showToast({ title: 'Error', description, tone: 'danger' }));
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('stay apart when each has an undo of its own', () => {
    const action = { label: 'Undo', onSelect: () => undefined };
    act(() => void showToast({ title: 'Deleted', action }));
    act(() => void showToast({ title: 'Deleted', action }));
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('of a failed mutation disappear when it succeeds, and other errors at the next success', () => {
    act(() => void showToast({ title: 'Missing information', tone: 'danger' }));
    act(() => void showToast({ title: 'Not saved', tone: 'danger', mutationId: 'save' }));
    act(() => void showToast({ title: 'Account created!', tone: 'success' }));
    expect(openTitles()).toEqual(['Account created!', 'Not saved']);
    act(() => dismissErrors('save'));
    expect(openTitles()).toEqual(['Account created!']);
  });

  it('are announced once, without the text that the focused field announces', () => {
    const listSpoken = () => [...document.querySelectorAll('[role="status"]')].map((element) => element.textContent);
    act(
      () =>
        void showToast({ title: 'Password mismatch', description: 'Passwords do not match.', isShownAtField: true }),
    );
    advanceTime(100);
    expect(listSpoken()).toEqual(['Notifications Password mismatch']);
  });

  it('disappear when swiped more than 50 px to the right, and stay when swiped less far', () => {
    showTitle('saved');
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
    showTitle('saved');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
  });
});
