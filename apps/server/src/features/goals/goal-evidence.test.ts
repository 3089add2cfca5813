import { allEndpoints as api } from '@app/contract/all-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { createFakeEmbedder } from '#integrations/embedding/fake-embedder.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

/** Gives all texts about jogging or marathons the same vector. */
const fake = createFakeEmbedder();
const embedder: Embedder = {
  ...fake,
  embed: (texts) => fake.embed(texts.map((text) => (/jog|marathon/i.test(text) ? 'running' : text))),
};
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ embedder });
});
afterAll(() => app.close());

test('a conversation about a goal is proposed by its meaning, even if it shares no word with the goal', async () => {
  const ann = await app.signUp('Runner');
  const startConversation = async (message: string) =>
    (await app.request(api.sendChat, { as: ann, body: { message } })).body.conversationId;
  const about = await startConversation('Why do my knees hurt after jogging on Sundays?');
  await startConversation('Which leaves of the orchid should I cut?');
  const { id } = (await app.request(api.createGoal, { as: ann, body: { title: 'Finish a marathon' } })).body;
  await app.jobs.runPending();
  const fetchGoalEvidence = async () => (await app.request(api.listGoalEvidence, { as: ann, params: { id } })).body;
  expect(await fetchGoalEvidence()).toMatchObject([{ conversationId: about, isConfirmed: false }]);
  const decideEvidence = (isConfirmed: boolean) =>
    app.request(api.decideGoalEvidence, {
      as: ann,
      params: { id, conversationId: about },
      body: { isConfirmed },
    });
  await decideEvidence(true);
  expect(await fetchGoalEvidence()).toMatchObject([{ conversationId: about, isConfirmed: true }]);
  await decideEvidence(false);
  expect(await fetchGoalEvidence()).toEqual([]);
});
