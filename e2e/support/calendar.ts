import { callAs, createPerson, type Person } from './people.ts';

/** The date `days` days from now in Berlin, the time zone of the journeys. */
export function dateFromNow(days: number): string {
  const now = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(now);
}

/** The instant of a wall-clock time in Berlin. */
export function berlinInstant(day: string, time: string): string {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(asUtc);
  const offset = Date.parse(`${shown.replace(' ', 'T')}Z`) - asUtc.getTime();
  return new Date(asUtc.getTime() - offset).toISOString();
}

export interface StoredEvent {
  id: string;
  title: string;
  eventDate: string;
  duration: number;
  recurrence: string | null;
}

export function addEvent(person: Person, event: Record<string, unknown>): Promise<StoredEvent> {
  return callAs<StoredEvent>(person, 'POST', '/api/events', { timeZone: 'Europe/Berlin', ...event });
}

/** A typical week: work, friends, a trip, a conflict. Returns the id of an event to open. */
export async function fillCalendar(person: Person, conversationId: string): Promise<string> {
  const categories = await callAs<{ id: string; name: string }[]>(person, 'GET', '/api/categories');
  const findCategoryId = (name: string) => categories.find((category) => category.name === name)?.id;
  const at = (days: number, time: string) => ({ eventDate: berlinInstant(dateFromNow(days), time) });
  const recurrence = 'FREQ=DAILY;COUNT=20';
  await addEvent(person, {
    title: 'Standup',
    ...at(-2, '09:00'),
    duration: 15,
    recurrence,
    categoryId: findCategoryId('Work'),
  });
  await addEvent(person, {
    title: 'Design review',
    ...at(0, '10:00'),
    duration: 90,
    categoryId: findCategoryId('Work'),
  });
  await addEvent(person, {
    title: 'Lunch with Ana',
    ...at(0, '13:00'),
    duration: 60,
    categoryId: findCategoryId('Friends'),
  });
  await addEvent(person, {
    title: 'Physiotherapy',
    ...at(0, '16:30'),
    duration: 45,
    categoryId: findCategoryId('Health'),
  });
  await addEvent(person, {
    title: 'Budget call',
    ...at(1, '11:00'),
    duration: 60,
    categoryId: findCategoryId('Finances'),
  });
  await addEvent(person, { title: 'Interview', ...at(1, '11:30'), duration: 60, categoryId: findCategoryId('Work') });
  await addEvent(person, {
    title: 'Run by the river',
    ...at(2, '07:30'),
    duration: 50,
    categoryId: findCategoryId('Fitness'),
  });
  const trip = { title: 'Visit to grandma', ...at(3, '00:00'), isAllDay: true, duration: 2880 };
  await addEvent(person, { ...trip, categoryId: findCategoryId('Family') });
  const dentist = await addEvent(person, { title: 'Dentist', ...at(2, '15:00'), duration: 45, conversationId });
  await callAs(person, 'POST', `/api/events/${dentist.id}/notes`, { content: 'Ask about the night guard.' });
  return dentist.id;
}

/** Follows a calendar that has a review today and a lunch that conflicts with another event. */
export async function followCalendar(person: Person): Promise<void> {
  const calendarOwner = await createPerson({ firstName: 'Emil', address: person.address });
  const at = (days: number, time: string) => ({ eventDate: berlinInstant(dateFromNow(days), time) });
  await addEvent(calendarOwner, { title: 'Sprint review', ...at(0, '15:00'), duration: 60 });
  await addEvent(calendarOwner, { title: 'Team lunch', ...at(1, '12:00'), duration: 60, recurrence: 'FREQ=WEEKLY' });
  await addEvent(calendarOwner, { title: 'Office closed', ...at(4, '00:00'), duration: 1_440, isAllDay: true });
  const { url } = await callAs<{ url: string }>(calendarOwner, 'GET', '/api/calendar');
  await callAs(person, 'POST', '/api/feeds', { url, name: 'Team', color: '#cf7a3c' });
}
