import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createEvent, undoEventChange } from '@app/contract/event-edits';
import { type Event, listEvents } from '@app/contract/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCalendarEvent } from '#test/calendar-event.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

/** A Monday, 8 AM in Berlin. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T07:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Chooses Tuesday with the keyboard: without layout a click cannot be converted to a time. */
async function chooseTuesday(events: Event[] = []) {
  testServer().answer(listEvents, events);
  const app = renderApp('/schedule');
  const addButton = await screen.findByRole('button', { name: /^Add an event on Tuesday/ });
  addButton.focus();
  await app.user.keyboard('{Enter}');
  const popover = within(await screen.findByRole('dialog', { name: 'New event' }));
  await waitFor(() => expect(popover.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  return { ...app, addButton, popover };
}

const listCreations = () => testServer().requests(createEvent);

describe('free time in the calendar', () => {
  it('asks for a title, and Enter adds the event, which then has the focus and can be undone', async () => {
    const choir = makeCalendarEvent({ title: 'Choir', eventDate: '2026-11-24T08:00:00.000Z', duration: 60 });
    const { user } = await chooseTuesday();
    testServer().answer(createEvent, () => {
      testServer().answer(listEvents, [choir]);
      return choir;
    });
    testServer().answer(undoEventChange, undefined);
    await user.keyboard('Choir{Enter}');
    const toast = await findToast('Event Scheduled!');
    expect(listCreations()[0]?.body).toMatchObject({
      title: 'Choir',
      eventDate: '2026-11-24T08:00:00.000Z',
      duration: 60,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Choir/ })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    const key = listCreations()[0]?.headers.get('idempotency-key');
    await waitFor(() => expect(testServer().requests(undoEventChange)[0]?.params).toEqual({ key }));
  });

  it('says that a title is missing, and adds nothing on Escape', async () => {
    const { user, popover, addButton } = await chooseTuesday();
    await user.keyboard('{Enter}');
    expect(popover.getByText('Please enter a title')).toBeVisible();
    await user.keyboard('Choir{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(addButton).toHaveFocus());
    expect(listCreations()).toHaveLength(0);
  });

  it('shows the chosen time, accepts another one, and names overlapping events', async () => {
    const review = makeCalendarEvent({ title: 'Review', eventDate: '2026-11-24T13:00:00.000Z', duration: 60 });
    const { user, popover } = await chooseTuesday([review]);
    expect(popover.getByText('Tue, Nov 24')).toBeVisible();
    expect(popover.queryByText(/Overlaps/)).not.toBeInTheDocument();
    fireEvent.change(popover.getByLabelText('Start time'), { target: { value: '13:30' } });
    expect(popover.getByLabelText('End time')).toHaveValue('14:30');
    fireEvent.change(popover.getByLabelText('End time'), { target: { value: '15:15' } });
    expect(popover.getByText('1 h 45 min')).toBeVisible();
    expect(popover.getByText('Overlaps with Review')).toBeVisible();
    expect(screen.getByText('1:30 – 3:15 PM')).toBeInTheDocument();
    testServer().answer(createEvent, makeCalendarEvent({ title: 'Choir' }));
    await user.type(popover.getByRole('textbox', { name: 'Title' }), 'Choir');
    await user.click(popover.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(listCreations()[0]?.body).toMatchObject({ eventDate: '2026-11-24T12:30:00.000Z', duration: 105 }),
    );
  });

  it('opens the form with all that was chosen and typed', async () => {
    const { user, popover } = await chooseTuesday();
    await user.keyboard('Choir');
    fireEvent.change(popover.getByLabelText('End time'), { target: { value: '10:30' } });
    await user.click(popover.getByRole('button', { name: 'More options' }));
    const form = within(await screen.findByRole('dialog', { name: 'New event' }));
    expect(await form.findByLabelText('Title')).toHaveValue('Choir');
    expect(form.getByLabelText('Start')).toHaveValue('2026-11-24T09:00');
    expect(form.getByLabelText('End')).toHaveValue('2026-11-24T10:30');
    expect(form.getByLabelText('Duration in minutes')).toHaveValue(90);
  });
});

describe('the form', () => {
  it('keeps the end and the length together, and refuses an end before the start', async () => {
    testServer().answer(listEvents, []);
    const { user } = renderApp('/schedule');
    await user.click(await screen.findByRole('button', { name: 'Add event' }));
    const form = within(await screen.findByRole('dialog', { name: 'New event' }));
    await user.type(form.getByLabelText('Title'), 'Night shift');
    fireEvent.change(form.getByLabelText('End'), { target: { value: '2026-11-24T02:00' } });
    expect(form.getByLabelText('Duration in minutes')).toHaveValue(1020);
    fireEvent.change(form.getByLabelText('Duration in minutes'), { target: { value: '30' } });
    expect(form.getByLabelText('End')).toHaveValue('2026-11-23T09:30');
    fireEvent.change(form.getByLabelText('End'), { target: { value: '2026-11-23T08:00' } });
    await user.click(form.getByRole('button', { name: 'Add event' }));
    expect(form.getByText('The end must be after the start.')).toBeVisible();
    fireEvent.change(form.getByLabelText('Duration in minutes'), { target: { value: '' } });
    await user.click(form.getByRole('button', { name: 'Add event' }));
    expect(form.getByText('Please enter a duration of at most 31 days.')).toBeVisible();
    expect(listCreations()).toHaveLength(0);
  });

  it('offers to repeat an event whose day is not entered yet', async () => {
    testServer().answer(listEvents, []);
    const { user } = renderApp('/schedule');
    await user.click(await screen.findByRole('button', { name: 'Add event' }));
    const form = within(await screen.findByRole('dialog', { name: 'New event' }));
    fireEvent.change(form.getByLabelText('Start'), { target: { value: '' } });
    const offered = within(form.getByLabelText('Repeats')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Never',
      'Every day',
      'Every weekday',
      'Every week',
      'Every two weeks',
      'Every month',
      'Every year',
    ]);
  });
});
