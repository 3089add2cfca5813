import { sendChat } from '@app/contract/chat';
import { deleteConversation, updateConversation } from '@app/contract/conversations';
import { createEvent, deleteEvent } from '@app/contract/event-edits';
import { listNotifications } from '@app/contract/notifications';
import { createUpload } from '@app/contract/objects';
import { getUserStats, listAchievements } from '@app/contract/stats';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a new user has zeroes and six open achievements', async () => {
  const ann = await app.signUp('Ann');
  const { body } = await app.request(getUserStats, { as: ann });
  expect(body).toEqual({
    currentStreak: 0,
    longestStreak: 0,
    achievementsCompleted: 0,
    totalAchievements: 6,
    totalConversations: 0,
    totalEventsCreated: 0,
    joinDate: expect.any(String) as string,
  });
});

test('questions on two days make a streak and the first achievement', async () => {
  const ben = await app.signUp('Ben');
  await app.request(sendChat, { as: ben, body: { message: 'Hello' } });
  app.clock.advance(86_400_000);
  await app.request(sendChat, { as: ben, body: { message: 'Hello again' } });
  const { body } = await app.request(getUserStats, { as: ben });
  expect(body).toMatchObject({ currentStreak: 2, longestStreak: 2, achievementsCompleted: 1, totalConversations: 2 });
  const achievements = (await app.request(listAchievements, { as: ben })).body;
  expect(achievements.map(({ icon }) => icon)).toEqual(['Star', 'Trophy', 'Flame', 'Zap', 'Award', 'Calendar']);
  expect(achievements[0]).toMatchObject({ completed: true, progress: 100 });
  expect(achievements[1]).toMatchObject({ completed: false, progress: 4 });
});

test('upload links are limited to thirty a minute', async () => {
  const cy = await app.signUp('Cy');
  for (let link = 0; link < 30; link += 1) {
    expect((await app.request(createUpload, { as: cy })).status).toBe(200);
  }
  const response = await app.request(createUpload, { as: cy });
  expect(response).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
  expect(response.headers['retry-after']).toBeDefined();
});

const listCompletedAchievements = async (as: TestUser) =>
  (await app.request(listAchievements, { as })).body.filter(({ completed }) => completed);
const listAchievementNotifications = async (as: TestUser) =>
  (await app.request(listNotifications, { as })).body.filter(({ kind }) => kind === 'achievement');

test('an achievement keeps the time it was reached, and is notified once', async () => {
  const dan = await app.signUp('Dan');
  await app.request(sendChat, { as: dan, body: { message: 'Hello' } });
  const at = app.clock.now().toISOString();
  app.clock.advance(3_600_000);
  await app.request(sendChat, { as: dan, body: { message: 'Hello again' } });
  expect(await listCompletedAchievements(dan)).toMatchObject([{ id: 'first-chat', completedAt: at, progress: 100 }]);
  expect(await listAchievementNotifications(dan)).toMatchObject([
    { title: 'Achievement reached: First chat', link: '/profile' },
  ]);
});

test('ten events reach the planner achievement, which stays after an event is deleted', async () => {
  const ella = await app.signUp('Ella');
  const ids: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    expect(await listCompletedAchievements(ella)).toEqual([]);
    const body = { title: `Choir ${index}`, eventDate: `2026-12-1${index}T18:00:00Z` };
    ids.push((await app.request(createEvent, { as: ella, body })).body.id);
  }
  expect(await listAchievementNotifications(ella)).toMatchObject([{ title: 'Achievement reached: Planner' }]);
  await app.request(deleteEvent, { as: ella, params: { id: ids[0] ?? '' } });
  expect(await listCompletedAchievements(ella)).toMatchObject([{ id: 'planner', progress: 100 }]);
  expect((await app.request(getUserStats, { as: ella })).body).toMatchObject({
    totalEventsCreated: 9,
    achievementsCompleted: 1,
  });
});

test('an achievement that was reached but not awarded is stored when achievements are first listed', async () => {
  const finn = await app.signUp('Finn');
  await app.db.execute(
    sql`insert into activity_days (user_id, day, questions) values (${finn.userId}, '2026-01-01', 12)`,
  );
  const at = app.clock.now().toISOString();
  expect(await listCompletedAchievements(finn)).toMatchObject([
    { id: 'first-chat', completedAt: at },
    { id: 'curious-day', completedAt: at },
  ]);
  app.clock.advance(3_600_000);
  expect(await listCompletedAchievements(finn)).toMatchObject([{ completedAt: at }, { completedAt: at }]);
  expect(await listAchievementNotifications(finn)).toHaveLength(2);
});

test('archived conversations count, those in the trash do not', async () => {
  const gus = await app.signUp('Gus');
  const startConversation = async () =>
    (await app.request(sendChat, { as: gus, body: { message: 'Hello' } })).body.conversationId;
  const [archived, trashed] = [await startConversation(), await startConversation()];
  await app.request(updateConversation, { as: gus, params: { id: archived }, body: { isArchived: true } });
  await app.request(deleteConversation, { as: gus, params: { id: trashed } });
  expect((await app.request(getUserStats, { as: gus })).body).toMatchObject({ totalConversations: 1 });
});
