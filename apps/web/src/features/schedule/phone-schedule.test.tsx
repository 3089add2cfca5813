import { fireEvent, screen, within } from '@testing-library/react';
import { type Event, listEvents } from '@app/contract/events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { makeCalendarEvent } from '#test/calendar-event.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

/** A Monday, 8 AM in Berlin. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T07:00:00Z') });
  setViewportWidth(390);
});
afterEach(() => {
  vi.useRealTimers();
  setViewportWidth(1280);
});

async function openPage(events: Event[] = [], path = '/schedule') {
  testServer().answer(listEvents, events);
  const app = renderApp(path);
  await screen.findByRole('combobox', { name: 'View' });
  await screen.findAllByRole('region', { name: /2026$/ });
  return app;
}

/** The days that have a column or a square. */
const listDays = () => screen.getAllByRole('region', { name: /2026$/ }).map((day) => day.dataset['day']);

function swipe(from: number, to: number, { wait = 0 } = {}) {
  const calendar = screen.getByRole('group', { name: 'Calendar' });
  const touchAt = (clientX: number) => ({ clientX, clientY: 400 });
  const start = performance.now();
  const fireTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touch: object, after: number) => {
    const event = new window.Event(type.toLowerCase(), { bubbles: true });
    Object.assign(event, { touches: type === 'touchEnd' ? [] : [touch], changedTouches: [touch] });
    Object.defineProperty(event, 'timeStamp', { value: start + after });
    fireEvent(calendar, event);
  };
  fireTouch('touchStart', touchAt(from), 0);
  fireTouch('touchMove', touchAt((from + to) / 2), 40 + wait);
  fireTouch('touchEnd', touchAt(to), 120 + wait);
}

test('each view is different: a day, three days, a week, a month and an agenda', async () => {
  const { user, address } = await openPage();
  const view = screen.getByRole('combobox', { name: 'View' });
  expect(
    within(view)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day', '3 days', 'Week', 'Month', 'Agenda']);
  expect(listDays()).toEqual(['2026-11-23']);
  await user.selectOptions(view, '3 days');
  expect(listDays()).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  expect(address()).toBe('/schedule?view=three');
  await user.selectOptions(view, 'Week');
  expect(listDays()).toHaveLength(7);
  await user.selectOptions(view, 'Agenda');
  expect(screen.getByText('Nothing planned in these 30 days')).toBeVisible();
});

test('a swipe leads to the next or previous day, as the buttons do', async () => {
  const { user } = await openPage();
  swipe(300, 120);
  expect(listDays()).toEqual(['2026-11-24']);
  swipe(120, 300);
  expect(listDays()).toEqual(['2026-11-23']);
  await user.click(screen.getByRole('button', { name: 'Next Day' }));
  expect(listDays()).toEqual(['2026-11-24']);
});

test('a touch that rests first or moves too little is not a swipe', async () => {
  await openPage();
  swipe(300, 120, { wait: 400 });
  swipe(300, 260);
  expect(listDays()).toEqual(['2026-11-23']);
});

test('the strip above the day shows five days with their event counts, and a tap on a day opens it', async () => {
  const { user } = await openPage([
    makeCalendarEvent({}),
    makeCalendarEvent({ eventDate: '2026-11-26T09:00:00.000Z' }),
  ]);
  const strip = within(screen.getByRole('navigation', { name: 'Days' }));
  expect(strip.getAllByRole('button').map((button) => button.querySelector('.sr-only')?.textContent)).toEqual([
    'Monday, November 23, 2026, 1 event',
    'Tuesday, November 24, 2026, no events',
    'Wednesday, November 25, 2026, no events',
    'Thursday, November 26, 2026, 1 event',
    'Friday, November 27, 2026, no events',
  ]);
  await user.click(strip.getByRole('button', { name: /^Thursday/ }));
  expect(listDays()).toEqual(['2026-11-26']);
  expect(strip.getByRole('button', { name: /^Thursday/ })).toHaveAttribute('aria-current', 'date');
});

test('the month lists the events of the day that was tapped, and opens that day', async () => {
  const { user } = await openPage(
    [makeCalendarEvent({}), makeCalendarEvent({ title: 'Roof', eventDate: '2026-11-26T09:00:00.000Z' })],
    '/schedule?view=month',
  );
  const listOf = (day: string) => within(screen.getByRole('region', { name: `Events on ${day}, 2026` }));
  expect(listOf('Monday, November 23').getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Thursday, November 26, 2026, 1 event' }));
  expect(listOf('Thursday, November 26').getByText('Roof')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Monday, November 23, 2026, 1 event', pressed: false }));
  await user.click(screen.getByRole('button', { name: 'Open Monday, November 23, 2026' }));
  expect(listDays()).toEqual(['2026-11-23']);
});
