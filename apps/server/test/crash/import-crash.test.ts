import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createImport, getImport } from '@app/contract/imports';
import { listCategories } from '@app/contract/categories';
import { listCategoryConversations } from '@app/contract/conversations';
import { expect, test } from 'vitest';
import { makeChatgptConversation } from '../export-generators/chatgpt-export.ts';
import { multipart } from '../multipart.ts';
import { startApp, waitFor } from './app-process.ts';

const CONVERSATIONS = 400;

function makeExport(): string {
  const conversations = Array.from({ length: CONVERSATIONS }, (_, index) => {
    const turns = Array.from({ length: 30 }, (__, turn) => ({
      id: `m${index}-${turn}`,
      role: turn % 2 === 0 ? 'user' : 'assistant',
      text: `Turn ${turn} of conversation ${index}: how do I cook beans, and what did the doctor say about my back?`,
    }));
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    return makeChatgptConversation(turns, { title: `Conversation ${index}`, id, conversation_id: id });
  });
  return JSON.stringify(conversations);
}

test(
  'an import whose process is killed again and again is finished by the next, with every conversation once',
  { timeout: 240_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'crash-import-'));
    let app = await startApp(dataDir);
    try {
      const token = await app.signUp('Ann');
      const given = multipart([{ name: 'conversations.json', bytes: makeExport() }]);
      const { id } = await app.call(createImport, { token, body: given.body, headers: given.headers });
      const read = () => app.call(getImport, { token, params: { id } });

      let seen = 0;
      for (let kills = 0; kills < 2; kills += 1) {
        const found = await waitFor(async () => {
          const now = await read();
          return now.counts.found > seen || now.status === 'completed' ? now : undefined;
        }, 5);
        expect(found.status).toBe('running');
        seen = found.counts.found;
        await app.kill();
        app = await startApp(dataDir);
        // What was acknowledged is still there.
        expect((await read()).counts.found).toBeGreaterThanOrEqual(seen);
      }

      const done = await waitFor(async () => {
        const now = await read();
        return now.status === 'completed' || now.status === 'failed' ? now : undefined;
      });
      expect(done).toMatchObject({
        status: 'completed',
        counts: { found: CONVERSATIONS, created: CONVERSATIONS, updated: 0, unchanged: 0, skipped: 0 },
      });
      const categories = await app.call(listCategories, { token });
      const lists = categories.map(({ id: categoryId }) =>
        app.call(listCategoryConversations, { token, params: { categoryId } }),
      );
      const stored = (await Promise.all(lists)).flat();
      expect(stored).toHaveLength(CONVERSATIONS);
      expect(new Set(stored.map(({ title }) => title)).size).toBe(CONVERSATIONS);
      const counted = categories.map(({ conversationCount }) => conversationCount);
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(CONVERSATIONS);
    } finally {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
