import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints } from '@app/contract/all-endpoints';
import type { SearchHit } from '@app/contract/search';
import { composeServer, type Server } from '#app/compose.ts';
import { inTransaction } from '#db/database.ts';
import { openDatabase, type OpenDatabase } from '#db/open-database.ts';
import { configSections } from '#features/config-sections.ts';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { newId } from '#platform/ids.ts';
import { createLogger } from '#platform/logger.ts';
import { multipart } from '../test/multipart.ts';
import { FOREIGN_CONVERSATIONS } from './foreign-conversations.ts';

/** An archive that can be searched, with its own database. */
export interface Archive {
  search(q: string): Promise<SearchHit[]>;
  /** The conversation's id at its source. */
  sourceIdOf(conversationId: string): Promise<string>;
  close(): Promise<void>;
}

const log = createLogger({ level: 'silent' });

/**
 * Starts the whole app, imports the given export and conversations in other languages, and waits for all background
 * work.
 */
export async function openArchive(exportFile: string): Promise<Archive> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'eval-'));
  const config = loadConfig(configSections, { SECRET_KEY: 'a key for the evaluation', DATA_DIR: dataDir });
  const database = await openDatabase({ config: config.database, dataDir, log });
  const server = await composeServer({
    config,
    database,
    log,
    clock: systemClock,
    newId,
    buildId: 'eval',
    jobsMode: 'manual',
    checksResponses: true,
    webDirectory: path.join(dataDir, 'no-web-app'),
  });
  await server.start();
  const person = await fill(server, database, exportFile);
  return {
    search: async (q) => {
      const query = new URLSearchParams({ q, limit: '50' }).toString();
      const response = await server.app.inject({ url: `/api/search?${query}`, headers: person.headers });
      return response.json<SearchHit[]>();
    },
    sourceIdOf: async (id) =>
      (await server.services.conversations.find(database.db, person.userId, id))?.sourceId ?? '',
    close: async () => {
      await server.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function fill(server: Server, { db }: OpenDatabase, exportFile: string) {
  const host = { host: 'localhost' };
  const account = { firstName: 'Ann', lastName: 'Tester', email: 'ann@example.org', password: 'correct horse' };
  const signup = await server.app.inject({
    method: 'POST',
    url: allEndpoints.signup.path,
    headers: host,
    payload: account,
  });
  const { authToken, user } = signup.json<{ authToken: string; user: { id: string } }>();
  const headers = { ...host, authorization: `Bearer ${authToken}` };
  await inTransaction(db, (tx) =>
    server.services.conversations.storeConversations({ tx, userId: user.id }, FOREIGN_CONVERSATIONS.map(toDraft)),
  );
  const form = multipart([{ name: 'conversations.json', bytes: await readFile(exportFile) }]);
  await server.app.inject({
    method: 'POST',
    url: allEndpoints.createImport.path,
    headers: { ...headers, ...form.headers },
    payload: form.body,
  });
  await server.services.importRunner.wake();
  await server.jobs.runPending();
  return { userId: user.id, headers };
}

function toDraft({ id, title, text }: (typeof FOREIGN_CONVERSATIONS)[number]) {
  const createdAt = new Date('2025-05-01T10:00:00Z');
  const messageId = newId();
  const message = { id: messageId, parentId: null, role: 'user' as const, content: text, createdAt };
  const times = { createdAt, updatedAt: createdAt };
  return {
    ...times,
    id: newId(),
    title,
    source: 'transcript' as const,
    sourceId: id,
    messages: [message],
    activeLeafId: messageId,
  };
}
