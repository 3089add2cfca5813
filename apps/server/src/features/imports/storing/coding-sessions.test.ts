import { listConversations } from '@app/contract/conversations';
import { listCategories } from '@app/contract/categories';
import { createImport } from '@app/contract/imports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBytes } from '@app/formats/testing/read-sample';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/**
 * Imports a file for a new person. Returns each conversation's title and category: `arrived` right after the import,
 * `read` after the background jobs.
 */
async function importSession(person: string, name: string, bytes: string | Buffer) {
  const as = await app.signUp(person);
  await app.request(createImport, { as, ...multipart([{ name, bytes }]) });
  await app.server.services.importRunner.wake();
  const categories = (await app.request(listCategories, { as })).body;
  const list = async () => {
    const { body } = await app.request(listConversations, { as });
    return body.map(({ title, categoryId }) => [title, categories.find(({ id }) => id === categoryId)?.name]);
  };
  const arrived = await list();
  await app.jobs.runPending();
  return { arrived, read: await list() };
}

const makePrompt = (text: string) =>
  [
    { type: 'permission-mode', permissionMode: 'default', sessionId: '5e551011-0000-4000-8000-0000000000aa' },
    {
      type: 'user',
      uuid: 'c0ffee00-0000-4000-8000-0000000000aa',
      parentUuid: null,
      isSidechain: false,
      cwd: '/home/sam/code/shop',
      sessionId: '5e551011-0000-4000-8000-0000000000aa',
      timestamp: '2026-03-02T08:00:00.000Z',
      message: { role: 'user', content: text },
    },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');

describe('a session of a coding agent', () => {
  test.each(['claude-code.jsonl', 'codex.jsonl'])('in %s is filed under Work', async (sample) => {
    const { arrived, read } = await importSession(`Agent ${sample}`, sample, sampleBytes(sample));
    expect(arrived.length).toBeGreaterThan(0);
    expect(arrived.map(([, category]) => category)).toEqual(arrived.map(() => 'Work'));
    expect(read).toEqual(arrived);
  });

  test('is filed under Work even if its prompt does not mention work', async () => {
    const text = 'add a dark mode toggle to the settings page';
    const { arrived, read } = await importSession('Dark Mode', 'session.jsonl', makePrompt(text));
    expect(arrived).toEqual([['Add a dark mode toggle to the settings page', 'Work']]);
    expect(read).toEqual(arrived);
  });

  test('is filed in another category if its text is clearly about that category', async () => {
    const text = 'I have had a headache and a fever for three days, should I see a doctor?';
    const { arrived, read } = await importSession('Head Ache', 'session.jsonl', makePrompt(text));
    expect(arrived.map(([, category]) => category)).toEqual(['Health']);
    expect(read).toEqual(arrived);
  });
});
