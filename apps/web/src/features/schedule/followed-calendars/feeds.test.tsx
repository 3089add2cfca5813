import { getEvent } from '@app/contract/event-edits';
import { type Event, listEvents } from '@app/contract/events';
import {
  followCalendar,
  type FollowedCalendar,
  listFeeds,
  refreshFeed,
  unfollowCalendar,
  updateFeed,
} from '@app/contract/feeds';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const team: FollowedCalendar = {
  id: '00000000-0000-4000-8000-0000000000f1',
  url: 'https://example.org/team.ics',
  name: 'Team',
  color: '#cf7a3c',
  isHidden: false,
  reminderMinutes: null,
  eventCount: 12,
  skippedCount: 0,
  readAt: '2026-11-21T08:55:00.000Z',
  fault: null,
  nextReadAt: '2026-11-21T09:55:00.000Z',
};

async function openSettings() {
  const app = renderApp('/settings/feeds');
  const heading = await screen.findByRole('heading', { name: 'Calendars you follow' });
  return { ...app, section: within(heading.closest('section') as HTMLElement) };
}

test('follows a calendar by its address, and says what is wrong with an address', async () => {
  const answers = [new ErrorResponse('feeds.no_answer'), team];
  testServer().answer(listFeeds, () => (answers.length === 0 ? [team] : []));
  testServer().answer(followCalendar, () => answers.shift() ?? team);
  const { user, section } = await openSettings();
  expect(await section.findByText('You follow no calendar yet.')).toBeVisible();
  const field = section.getByLabelText('Address of the calendar');
  await user.click(section.getByRole('button', { name: 'Follow' }));
  expect(section.getByText('Please paste the address of a calendar.')).toBeVisible();
  await user.type(field, 'webcal://example.org/team.ics{Enter}');
  expect(await section.findByText('This address does not respond. Please check it.')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Follow' }));
  expect(await screen.findByText('“Team” has 12 events.')).toBeVisible();
  expect(await section.findByText(/^12 events/)).toBeVisible();
  expect(field).toHaveValue('');
});

test('hides, renames, refreshes and removes a calendar, with an undo', async () => {
  testServer().answer(listFeeds, [team]);
  testServer().answer(updateFeed, ({ body }) => ({ ...team, ...body }));
  testServer().answer(refreshFeed, { ...team, fault: 'There is no calendar at this address.' });
  testServer().answer(unfollowCalendar, undefined);
  testServer().answer(followCalendar, team);
  const { user, section } = await openSettings();
  await user.click(await section.findByRole('checkbox', { name: 'Team' }));
  await waitFor(() => expect(testServer().requests(updateFeed)[0]?.body).toEqual({ isHidden: true }));

  const chooseAction = async (name: string) => {
    await user.click(section.getByRole('button', { name: 'Actions for Team' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await chooseAction('Name, colour and reminders');
  const dialog = within(await screen.findByRole('dialog', { name: 'Name, colour and reminders' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Office');
  await user.click(dialog.getByRole('radio', { name: 'Teal' }));
  await user.selectOptions(dialog.getByLabelText('Remind me of its events'), '15 minutes before');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const change = { name: 'Office', color: '#4b93a8', reminderMinutes: 15 };
  await waitFor(() => expect(testServer().requests(updateFeed)[1]?.body).toEqual(change));

  await chooseAction('Refresh now');
  expect(await screen.findByText('There is no calendar at this address.')).toBeVisible();

  await chooseAction('Remove');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(testServer().requests(followCalendar)[0]?.body).toEqual({
      url: team.url,
      name: team.name,
      color: team.color,
      reminderMinutes: null,
    }),
  );
});

test('removes a reminder at once, and shows it again when the server refuses', async () => {
  testServer().answer(listFeeds, [{ ...team, reminderMinutes: 15 }]);
  const saved = Promise.withResolvers<ErrorResponse>();
  testServer().answer(updateFeed, () => saved.promise);
  const { user, section } = await openSettings();
  expect(await section.findByText(/reminds you/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Actions for Team' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Name, colour and reminders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name, colour and reminders' }));
  await user.selectOptions(dialog.getByLabelText('Remind me of its events'), 'Never');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(section.queryByText(/reminds you/)).not.toBeInTheDocument());
  saved.resolve(new ErrorResponse('internal'));
  expect(await section.findByText(/reminds you/)).toBeVisible();
});

test('shows why a calendar could not be read, and what was left out', async () => {
  testServer().answer(listFeeds, [
    { ...team, fault: 'This calendar requires a password or is not shared with you.', skippedCount: 2 },
  ]);
  const { section } = await openSettings();
  expect(await section.findByText('This calendar requires a password or is not shared with you.')).toBeVisible();
  expect(section.getByText('2 events left out, because they cannot be shown correctly')).toBeVisible();
});

test('says when the list could not be loaded, and tries again', async () => {
  testServer().answer(listFeeds, new ErrorResponse('internal'));
  const { user, section } = await openSettings();
  await section.findByText('Failed to load the calendars you follow. Please try again.');
  testServer().answer(listFeeds, [team]);
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('checkbox', { name: 'Team' })).toBeChecked();
});

test('an event of a followed calendar is shown read-only on the schedule, and can be hidden there', async () => {
  const event: Event = {
    id: '00000000-0000-4000-8000-0000000000e1',
    title: 'Sprint review',
    // An event that reaches into the next day would be shown on both days.
    eventDate: new Date(new Date().setHours(12, 0, 0, 0)).toISOString(),
    duration: 60,
    notes: 'Room 4',
    category: null,
    isAutoDetected: false,
    timeZone: 'UTC',
    isAllDay: false,
    isFree: false,
    location: null,
    recurrence: null,
    seriesId: null,
    originalStart: null,
    taskId: null,
    conversationId: null,
    messageId: null,
    calendar: { id: team.id, name: 'Team', color: team.color },
  };
  const context = { text: 'From the calendar “Team”, which you follow.', quote: null, conversationTitle: null };
  testServer().answer(listEvents, [event]);
  testServer().answer(getEvent, { ...event, context });
  testServer().answer(listFeeds, [team]);
  testServer().answer(updateFeed, { ...team, isHidden: true });
  const { user } = renderApp('/schedule?view=agenda');
  await user.click(await screen.findByRole('button', { name: /Sprint review/ }));
  const details = within(await screen.findByRole('complementary', { name: 'Event details' }));
  expect(await details.findByText('From the calendar “Team”, which you follow.')).toBeVisible();
  expect(details.getByText('Room 4')).toBeVisible();
  expect(details.getByText('Read only: it can be changed in the calendar it comes from.')).toBeVisible();
  expect(details.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(details.queryByRole('textbox')).toBeNull();
  await user.click(details.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Calendars' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Team' }));
  await waitFor(() => expect(testServer().requests(updateFeed)[0]?.body).toEqual({ isHidden: true }));
});
