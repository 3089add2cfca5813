import { type CalendarImport, getCalendar, importCalendar, rotateCalendar } from '@app/contract/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { removeClipboard } from '#test/without-clipboard.ts';

const url = 'https://assistant.example.org/api/calendar/abc.ics';
const found: CalendarImport = {
  isPreview: true,
  counts: { found: 3, created: 2, updated: 0, unchanged: 0, skipped: 1 },
  events: [
    {
      title: 'Choir',
      eventDate: '2026-12-01T18:00:00.000Z',
      duration: 90,
      timeZone: 'UTC',
      isAllDay: false,
      recurrence: 'FREQ=WEEKLY',
    },
    {
      title: 'Holiday',
      eventDate: '2026-12-24T00:00:00.000Z',
      duration: 1_440,
      timeZone: 'UTC',
      isAllDay: true,
      recurrence: null,
    },
  ],
  skipped: [{ title: 'Every hour', reason: 'Its rule FREQ=HOURLY cannot be kept.' }],
};

async function openPage() {
  const app = renderApp('/settings/calendar');
  const heading = await screen.findByRole('heading', { name: 'Calendar' });
  return { ...app, section: within(heading.closest('section') as HTMLElement) };
}

it('shows the address of the feed, copies it, and changes it after a confirmation', async () => {
  testServer().answer(getCalendar, { url });
  testServer().answer(rotateCalendar, { url: url.replace('abc', 'xyz') });
  const { user, section } = await openPage();
  expect(await section.findByLabelText('Address of the feed')).toHaveValue(url);
  await user.click(section.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Address copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.click(section.getByRole('button', { name: 'Change the address' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the address of your feed?' }));
  expect(testServer().requests(rotateCalendar)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(section.getByLabelText('Address of the feed')).toHaveValue(url.replace('abc', 'xyz')));
});

it('copies the address where the clipboard API is missing, and says that an address could not be changed', async () => {
  testServer().answer(getCalendar, { url });
  testServer().answer(rotateCalendar, () => new Response('', { status: 502 }));
  const { user, section } = await openPage();
  const copied = removeClipboard();
  await user.click(await section.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Address copied')).toBeVisible();
  expect(copied).toEqual([url]);
  await user.click(section.getByRole('button', { name: 'Change the address' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the address of your feed?' }));
  await user.click(dialog.getByRole('button', { name: 'Change the address' }));
  expect(await screen.findByText(/The address was not changed/)).toBeVisible();
});

it('previews a file before the import, then shows what was imported', async () => {
  testServer().answer(getCalendar, { url });
  testServer().answer(importCalendar, ({ query }) =>
    query.preview === true ? found : { ...found, isPreview: false, counts: { ...found.counts, unchanged: 0 } },
  );
  const { user, section } = await openPage();
  const file = new File(['BEGIN:VCALENDAR'], 'calendar.ics', { type: 'text/calendar' });
  await user.upload(await section.findByLabelText('Choose an .ics file', { selector: 'input' }), file);
  const dialog = within(await screen.findByRole('dialog', { name: '2 events to import' }));
  expect(dialog.getByText('Choir')).toBeVisible();
  expect(dialog.getByText(/All day/)).toBeVisible();
  expect(dialog.getByText('Its rule FREQ=HOURLY cannot be kept.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import 2 events' }));
  expect(await screen.findByText('Events imported')).toBeVisible();
  expect(
    testServer()
      .requests(importCalendar)
      .map(({ query }) => query.preview),
  ).toEqual([true, false]);
});

it('says what is wrong with a file', async () => {
  testServer().answer(getCalendar, { url });
  testServer().answer(importCalendar, new ErrorResponse('calendar.not_a_calendar'));
  const { user, section } = await openPage();
  const file = new File(['hello'], 'letter.ics', { type: 'text/calendar' });
  await user.upload(await section.findByLabelText('Choose an .ics file', { selector: 'input' }), file);
  expect(await screen.findByText('This is not a calendar file that can be read.')).toBeVisible();
});

it('says when the address could not be loaded, and tries again', async () => {
  testServer().answer(getCalendar, new ErrorResponse('internal'));
  const { user, section } = await openPage();
  expect(await section.findByText('Failed to load the address of your feed. Please try again.')).toBeVisible();
  testServer().answer(getCalendar, { url });
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByLabelText('Address of the feed')).toHaveValue(url);
});
