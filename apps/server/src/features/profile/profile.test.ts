import { sendChat } from '@app/contract/chat';
import { createUpload } from '@app/contract/objects';
import { getUserStats, listAchievements } from '@app/contract/stats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('statistics of somebody new are zeroes and six achievements to come', async () => {
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

test('thirty upload links a minute are enough for anybody', async () => {
  const cy = await app.signUp('Cy');
  for (let link = 0; link < 30; link += 1) {
    expect((await app.request(createUpload, { as: cy })).status).toBe(200);
  }
  const answer = await app.request(createUpload, { as: cy });
  expect(answer).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
  expect(answer.headers['retry-after']).toBeDefined();
});
