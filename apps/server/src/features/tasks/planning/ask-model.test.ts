import { assistScheduling } from '@app/contract/planning';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { AppError } from '#platform/app-error.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

const model = createFakeModel();
let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  const environment = { FREE_AI_CHATS_PER_MONTH: '0' };
  app = await createTestApp({ now: '2026-11-20T09:00:00Z', models: model, environment });
  ann = await app.signUp('Ann');
});
afterAll(() => app.close());

const requestScheduling = async (message: string) =>
  (await app.request(assistScheduling, { as: ann, body: { message } })).body;

test('a connected model parses the request, and the slots still come from the calendar', async () => {
  model.answer(
    'Here you are: {"title": "Deep work", "durationMinutes": 90, "from": "2026-11-24T00:00:00Z", ',
    '"to": "2026-11-26T00:00:00Z", "partOfDay": "afternoon"}',
  );
  expect(await requestScheduling('block some quiet time around midweek')).toEqual({
    title: 'Deep work',
    taskId: null,
    response: '2 free slots of 1.5 hours for “Deep work” in that time in the afternoon, within your working hours.',
    slots: [
      { start: '2026-11-24T12:00:00.000Z', duration: 90 },
      { start: '2026-11-25T12:00:00.000Z', duration: 90 },
    ],
  });
  expect(model.requests.at(-1)?.messages.at(-1)).toEqual({
    role: 'user',
    content: 'block some quiet time around midweek',
  });
});

const local = { title: 'Tax return', slots: [{ duration: 120 }, { duration: 120 }, { duration: 120 }] };

test.each([
  ['rubbish', 'I would love to help you with that!'],
  ['broken JSON', '{"title": "Tax'],
  ['a wrong shape', '{"title": 5, "durationMinutes": "long"}'],
  ['an impossible duration', '{"durationMinutes": 100000}'],
  ['nothing', ''],
  ['an endless answer', '{"title": "'.padEnd(10_000, 'x')],
])('%s from the model falls back to the local parser', async (_name, answer) => {
  model.answer(answer);
  expect(await requestScheduling('Find 2 hours for the tax return next week')).toMatchObject(local);
});

test('ignores a window in the past from the model', async () => {
  model.answer('{"from": "2020-01-01T00:00:00Z", "to": "2020-01-02T00:00:00Z"}');
  const { slots } = await requestScheduling('Find 2 hours for the tax return next week');
  expect(slots[0]?.start).toBe('2026-11-23T09:00:00.000Z');
});

test('a model that fails falls back to the local parser', async () => {
  model.fail(new AppError({ code: 'model.unavailable' }));
  expect(await requestScheduling('Find 2 hours for the tax return next week')).toMatchObject(local);
});
