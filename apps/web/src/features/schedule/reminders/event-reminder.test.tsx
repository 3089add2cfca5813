import { getEvent, listEventNotes } from '@app/contract/event-edits';
import { type Event, listEvents } from '@app/contract/events';
import { createReminder, deleteReminder, listReminders, type Reminder, updateReminder } from '@app/contract/reminders';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const event: Event = {
  id: '00000000-0000-4000-8000-0000000000e1',
  title: 'Dentist',
  eventDate: new Date(Date.now() + 3_600_000).toISOString(),
  duration: 60,
  notes: '',
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
};
const reminder: Reminder = {
  id: '00000000-0000-4000-8000-0000000000f1',
  title: 'Dentist',
  remindAt: event.eventDate,
  timeZone: 'UTC',
  recurrence: null,
  channels: ['in_app'],
  status: 'scheduled',
  firedAt: null,
  nextAt: event.eventDate,
  isLate: false,
  eventId: event.id,
  minutesBefore: 10,
  conversationId: null,
  messageId: null,
  createdAt: event.eventDate,
};

async function openEvent(shown: Event, reminders: Reminder[]) {
  const context = { text: 'An event you added yourself.', quote: null, conversationTitle: null };
  testServer().answer(listEvents, [shown]);
  testServer().answer(getEvent, { ...shown, context });
  testServer().answer(listEventNotes, []);
  testServer().answer(listReminders, reminders);
  const { user } = renderApp(`/schedule?event=${shown.id}`);
  return user;
}

test('the details of an event add, change and remove its reminder', async () => {
  const user = await openEvent(event, []);
  const choice = await screen.findByRole('combobox', { name: 'Remind me' });
  // The select is shown at once, but disabled until the reminders have loaded.
  await waitFor(() => expect(choice).toBeEnabled());
  expect(choice).toHaveDisplayValue('Never');
  testServer().answer(createReminder, () => {
    testServer().answer(listReminders, [reminder]);
    return reminder;
  });
  await user.selectOptions(choice, '10 minutes before');
  await waitFor(() => expect(choice).toHaveDisplayValue('10 minutes before'));
  expect(testServer().requests(createReminder)[0]?.body).toEqual({ eventId: event.id, minutesBefore: 10 });

  const longer = { ...reminder, minutesBefore: 60 };
  testServer().answer(updateReminder, () => {
    testServer().answer(listReminders, [longer]);
    return longer;
  });
  await user.selectOptions(choice, '1 hour before');
  await waitFor(() => expect(choice).toHaveDisplayValue('1 hour before'));
  testServer().answer(deleteReminder, () => {
    testServer().answer(listReminders, []);
    return undefined;
  });
  await user.selectOptions(choice, 'Never');
  await waitFor(() => expect(testServer().requests(deleteReminder)).toHaveLength(1));
});

test('each occurrence of a repeating event gets a reminder', async () => {
  const seriesId = '00000000-0000-4000-8000-0000000000e2';
  const occurrence = { ...event, id: `${seriesId}~${event.eventDate}`, seriesId, recurrence: 'FREQ=DAILY' };
  const user = await openEvent({ ...occurrence, originalStart: event.eventDate }, []);
  testServer().answer(createReminder, { ...reminder, eventId: seriesId });
  const choice = await screen.findByRole('combobox', { name: 'Remind me of each' });
  await waitFor(() => expect(choice).toBeEnabled());
  await user.selectOptions(choice, '5 minutes before');
  expect(testServer().requests(createReminder)[0]?.body).toEqual({ eventId: seriesId, minutesBefore: 5 });
});
