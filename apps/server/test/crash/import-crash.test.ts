import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { getConversation, listCategoryConversations } from '@app/contract/conversations';
import { createImport, getImport } from '@app/contract/imports';
import { listCategories } from '@app/contract/categories';
import { expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { writeZip } from '@app/formats/testing/write-export';
import { multipart } from '../multipart.ts';
import { type AppProcess, startApp, waitFor } from './app-process.ts';

const CONVERSATIONS = 300;
const KILLS = 5;
const FILES = 40;

/** A ZIP of conversations, every tenth with an attachment; several attachments are the same file. */
async function makeExport(folder: string): Promise<Buffer> {
  const conversations = Array.from({ length: CONVERSATIONS }, (_, index) => {
    const turns = Array.from({ length: 30 }, (__, turn) => ({
      id: `m${index}-${turn}`,
      role: turn % 2 === 0 ? 'user' : 'assistant',
      text: `Turn ${turn} of conversation ${index}: how do I cook beans, and what did the doctor say about my back?`,
      ...(turn === 0 &&
        index % 10 === 0 && { metadata: { attachments: [{ id: `file-${index % FILES}x`, name: 'Picture' }] } }),
    }));
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    return makeChatgptConversation(turns, { title: `Conversation ${index}`, id, conversation_id: id });
  });
  const files = Array.from({ length: FILES }, (_, index) => [`file-${index}x.dat`, `bytes of ${index}`] as const);
  const file = path.join(folder, 'export.zip');
  await writeZip(file, { 'conversations.json': JSON.stringify(conversations), ...Object.fromEntries(files) });
  return readFile(file);
}

/** Everything visible of the conversations, without what differs between imports. */
async function describeArchive(app: AppProcess, token: string): Promise<string[]> {
  const categories = await app.call(listCategories, { token });
  const names = new Map(categories.map(({ id, name, conversationCount }) => [id, `${name} of ${conversationCount}`]));
  const ids: string[] = [];
  for (const { id: categoryId } of categories) {
    const listed = await app.call(listCategoryConversations, { token, params: { categoryId } });
    ids.push(...listed.map(({ id }) => id));
  }
  const lines: string[] = [];
  for (const id of ids) {
    const { title, categoryId, messages, messageCount } = await app.call(getConversation, { token, params: { id } });
    const positions = new Map(messages.map((message, at) => [message.id, at]));
    const shown = messages.map(({ parentId, role, content, blocks }) => {
      const files = (blocks ?? []).flatMap((block) => (block.type === 'attachment' ? [block.size] : []));
      return [positions.get(parentId ?? ''), role, content, files];
    });
    lines.push(JSON.stringify([title, names.get(categoryId), messageCount, shown]));
  }
  return lines.toSorted();
}

test(
  'an import during which the process is killed five times has the same result as an undisturbed one',
  // Six starts of the app and two imports.
  { timeout: 300_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'crash-import-'));
    let app = await startApp(dataDir);
    try {
      const form = multipart([{ name: 'export.zip', bytes: await makeExport(dataDir) }]);
      const beginImport = async (name: string) => {
        const token = await app.signUp(name);
        return { token, ...(await app.call(createImport, { token, body: form.body, headers: form.headers })) };
      };
      const fetchImport = ({ token, id }: { token: string; id: string }) =>
        app.call(getImport, { token, params: { id } });
      const waitUntilFinished = (begun: { token: string; id: string }) =>
        waitFor(async () => {
          const now = await fetchImport(begun);
          return now.status === 'completed' || now.status === 'failed' ? now : undefined;
        });

      const ann = await beginImport('Ann');
      let seen = 0;
      for (let kills = 0; kills < KILLS; kills += 1) {
        const found = await waitFor(async () => {
          const now = await fetchImport(ann);
          return now.counts.found > seen || now.status === 'completed' ? now : undefined;
        }, 5);
        expect(found.status).toBe('running');
        seen = found.counts.found;
        await app.kill();
        app = await startApp(dataDir);
        // Acknowledged conversations still exist.
        expect((await fetchImport(ann)).counts.found).toBeGreaterThanOrEqual(seen);
      }
      const counts = { found: CONVERSATIONS, created: CONVERSATIONS, updated: 0, unchanged: 0, skipped: 0 };
      expect(await waitUntilFinished(ann)).toMatchObject({ status: 'completed', counts });

      const bob = await beginImport('Bob');
      expect(await waitUntilFinished(bob)).toMatchObject({ status: 'completed', counts });
      // The background may still move conversations to other categories after an import has completed.
      const listCategorySizes = async (token: string) =>
        (await app.call(listCategories, { token })).map(({ name, conversationCount }) => [name, conversationCount]);
      await waitFor(
        async () =>
          isDeepStrictEqual(await listCategorySizes(ann.token), await listCategorySizes(bob.token)) || undefined,
        500,
      );
      const [killed, undisturbed] = [await describeArchive(app, ann.token), await describeArchive(app, bob.token)];
      expect(undisturbed).toHaveLength(CONVERSATIONS);
      expect(killed).toEqual(undisturbed);
    } finally {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
