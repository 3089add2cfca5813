import { allEndpoints as api } from '@app/contract/all-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-20T09:00:00Z' });
});
afterAll(() => app.close());

test('the briefing is sent once at its local hour, with events, tasks, reminders and suggestions, by mail if enabled', async () => {
  const as = await app.signUp('Ann');
  const profile = { firstName: 'Ann', lastName: 'Tester', email: as.email, timeZone: 'Europe/Berlin' };
  await app.request(api.updateProfile, { as, body: profile });
  const briefing = { isEnabled: true, time: '06:30', byEmail: true };
  await app.request(api.updateNotificationSettings, { as, body: { briefing } });
  await app.request(api.createEvent, {
    as,
    body: { title: 'Dentist', eventDate: '2026-11-21T14:00:00Z', location: 'Mitte' },
  });
  await app.request(api.createEvent, { as, body: { title: 'Tomorrow', eventDate: '2026-11-22T14:00:00Z' } });
  await app.request(api.createTask, { as, body: { title: 'Taxes', dueDate: '2026-11-19' } });
  await app.request(api.createReminder, { as, body: { title: 'Pills', remindAt: '2026-11-21T19:00:00Z' } });
  await app.request(api.sendChat, { as, body: { message: 'I have a meeting with Bob next Monday at 10am' } });
  const sendDueBriefings = app.server.services.sendDueBriefings;
  app.clock.set('2026-11-21T05:29:00Z');
  expect(await sendDueBriefings()).toBe(0);
  app.clock.set('2026-11-21T05:30:10Z');
  expect((await Promise.all([sendDueBriefings(), sendDueBriefings()])).toSorted()).toEqual([0, 1]);
  await app.jobs.runPending();
  const [notification] = (await app.request(api.listNotifications, { as })).body;
  expect(notification).toMatchObject({ kind: 'briefing', title: 'Your day: Saturday, November 21' });
  expect(notification?.body).toMatch(
    /^1 event today, 1 task due[.]\n\nToday\n3:00 PM Dentist, Mitte\n\nDue\nTaxes [(]since Nov 19[)]\n\nReminders\n8:00 PM Pills\n\nStill to decide\n/,
  );
  expect(app.mailer.sent[0]?.html).toContain('<li style="margin:0 0 4px">3:00 PM Dentist, Mitte</li>');
  app.clock.set('2026-11-22T05:30:10Z');
  expect(await sendDueBriefings()).toBe(1);
  await app.request(api.updateNotificationSettings, { as, body: { briefing: { isEnabled: false } } });
  app.clock.set('2026-11-23T05:30:10Z');
  expect(await sendDueBriefings()).toBe(0);
});
