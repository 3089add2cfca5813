import { getContextPack } from '@app/contract/context-pack';
import { createMemory } from '@app/contract/memories';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tell } from '#test/mcp-client.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let people = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Pack ${(people += 1)}`);
});

test('first', async () => {
  await tell(app, ann, ["I'm a nurse at a hospital in Leeds, how do I plan night shifts?", 'Like this.']);
  await app.request(createMemory, { as: ann, body: { text: 'I eat fish.' } });
  const answer = await app.request(getContextPack, { as: ann });
  console.log(answer.text);
  const md = await app.request(getContextPack, { as: ann, headers: { accept: 'text/markdown' } });
  expect(md.text).toBe('');
});
