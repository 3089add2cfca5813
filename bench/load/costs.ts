import { queryDatabase } from '../../apps/server/test/query-database.ts';
import { simulateChats } from './chats.ts';
import { importConversations, type LoadPerson, waitUntilIdle } from './people.ts';

export interface Cost {
  name: string;
  /** Processor milliseconds of the app and of the database together. */
  milliseconds: number;
}

export interface CostEnvironment {
  url: string;
  databaseUrl: string;
  people: readonly LoadPerson[];
  /** Processor seconds that the app and the database have used so far. */
  processorSeconds: () => number;
}

const REQUESTS_PER_KIND = 400;
const IMPORTED_CONVERSATIONS = 60;
const CONCURRENT_REQUESTS = 8;

/** The cost of one action of each kind, measured over several hundred of them. */
export async function measureCosts(environment: CostEnvironment): Promise<Cost[]> {
  const [person] = environment.people;
  if (person === undefined) return [];
  const headers = { authorization: person.authorization };
  const listed = await fetch(`${environment.url}/api/categories`, { headers });
  await listed.arrayBuffer();
  const polling = { ...headers, 'if-none-match': listed.headers.get('etag') ?? '' };
  const conversation = `/api/conversations/${person.conversationIds[0]}`;
  const sender = (path: string, init: RequestInit) => async (): Promise<void> => {
    await (await fetch(environment.url + path, init)).arrayBuffer();
  };
  const task = { method: 'POST', body: JSON.stringify({ title: 'Water the plants' }) };
  return [
    await costOf(
      environment,
      'a poll that finds nothing new',
      REQUESTS_PER_KIND * 5,
      sender('/api/categories', { headers: polling }),
    ),
    await costOf(environment, 'opening a conversation', REQUESTS_PER_KIND, sender(conversation, { headers })),
    await costOf(environment, 'a search', REQUESTS_PER_KIND, sender('/api/search?q=garden', { headers })),
    await costOf(
      environment,
      'a new task',
      REQUESTS_PER_KIND,
      sender('/api/tasks', { ...task, headers: { ...headers, 'content-type': 'application/json' } }),
    ),
    await chatCost(environment),
    await importCost(environment, person),
  ];
}

async function costOf(
  environment: CostEnvironment,
  name: string,
  times: number,
  work: () => Promise<void>,
): Promise<Cost> {
  // The first requests load and compile code.
  for (let at = 0; at < 50; at += 1) await work();
  const before = environment.processorSeconds();
  let left = times;
  const sendInTurn = async (): Promise<void> => {
    while ((left -= 1) >= 0) await work();
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, sendInTurn));
  return { name, milliseconds: ((environment.processorSeconds() - before) * 1_000) / times };
}

async function chatCost(environment: CostEnvironment): Promise<Cost> {
  const seconds = 10;
  const before = environment.processorSeconds();
  const { firstTexts } = await simulateChats([environment.url], environment.people.slice(0, 400), seconds);
  const used = environment.processorSeconds() - before;
  return { name: 'a chat with a streamed reply of 80 tokens', milliseconds: (used * 1_000) / firstTexts.length };
}

/** Includes all work that follows an import: categories, vectors, the search index, topics. */
async function importCost(environment: CostEnvironment, { authorization }: LoadPerson): Promise<Cost> {
  const before = environment.processorSeconds();
  await importConversations(environment.url, authorization, { from: 50_000, count: IMPORTED_CONVERSATIONS });
  await waitUntilIdle(environment.databaseUrl);
  const used = environment.processorSeconds() - before;
  return {
    name: 'a conversation that is imported (29 messages)',
    milliseconds: (used * 1_000) / IMPORTED_CONVERSATIONS,
  };
}

/**
 * Bytes that the database needs for one conversation of these people, with its messages, search chunks, vectors and
 * indexes.
 */
export async function bytesPerConversation(databaseUrl: string): Promise<number> {
  const [row] = await queryDatabase(
    databaseUrl,
    `select pg_database_size(current_database()) as bytes, (select count(*) from conversations) as count`,
  );
  return Number(row?.['bytes']) / Number(row?.['count']);
}
