import { createRequire } from 'node:module';
import type { LoadPerson } from './people.ts';

/** The part of autocannon that is used. */
interface LoadClient {
  setRequests(requests: object[]): void;
  on(event: 'response', listener: (status: number, bytes: number, milliseconds: number) => void): void;
}
interface Run {
  then(resolve: (result: { errors: number; timeouts: number }) => void, reject: (error: unknown) => void): void;
}
type Autocannon = (options: Record<string, unknown>) => Run;

const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;

/** Requests that an open page repeats every five seconds. */
const POLLED_PATHS = ['/api/categories', '/api/events', '/api/suggestions/summary', '/api/review/summary'];
const SEARCHES = ['garden', 'flight to Lisbon', 'python error', 'birthday present', 'tax', 'recipe with beans'];
/** People are divided into this many groups, whose requests start at different times of a second. */
const GROUPS = 20;

export type Kind = 'poll' | 'read' | 'search' | 'plan';
export const KINDS: readonly Kind[] = ['poll', 'read', 'search', 'plan'];

interface Step {
  kind: Kind;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

export interface Measurements {
  /** Durations in milliseconds by kind. */
  durations: Record<Kind, number[]>;
  /** Responses with a status of 400 or more, broken connections, and requests without a response after ten seconds. */
  failures: number;
}

/**
 * The minute of an active person with one open page, as sixty requests: 48 polls, 8 reads, 2 searches, 2 for planning.
 * Chats and imports come on top of these.
 */
function planMinute({ conversationIds }: LoadPerson, index: number): Step[] {
  const read = (at: number): Step => ({
    kind: 'read',
    method: 'GET',
    path:
      at % 4 === 0
        ? '/api/conversations?limit=50'
        : `/api/conversations/${conversationIds[(index + at) % conversationIds.length]}`,
  });
  const words = SEARCHES[index % SEARCHES.length] ?? '';
  const others: Step[] = [
    ...Array.from({ length: 8 }, (_, at) => read(at)),
    { kind: 'search', method: 'GET', path: `/api/search?q=${encodeURIComponent(words)}` },
    { kind: 'search', method: 'GET', path: `/api/search?q=${encodeURIComponent(words.slice(0, 4))}` },
    { kind: 'plan', method: 'POST', path: '/api/tasks', body: JSON.stringify({ title: 'Water the plants' }) },
    { kind: 'plan', method: 'GET', path: '/api/tasks' },
  ];
  const steps = others.flatMap((step) => [
    ...POLLED_PATHS.map((path): Step => ({ kind: 'poll', method: 'GET', path })),
    step,
  ]);
  const start = (index * 7) % steps.length;
  return [...steps.slice(start), ...steps.slice(0, start)];
}

/** Lets each person send one request a second for `seconds`, spread over the addresses. */
export async function simulateActivity(
  urls: readonly string[],
  people: readonly LoadPerson[],
  seconds: number,
): Promise<Measurements> {
  const measured: Measurements = { durations: { poll: [], read: [], search: [], plan: [] }, failures: 0 };
  const groups = Array.from({ length: GROUPS }, (_, group) => people.filter((_person, at) => at % GROUPS === group));
  await Promise.all(
    groups.map(async (members, group) => {
      if (members.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, (group * 1_000) / GROUPS));
      const { errors, timeouts } = await autocannonRun(
        urls[group % urls.length] ?? '',
        { members, group },
        seconds,
        measured,
      );
      measured.failures += errors + timeouts;
    }),
  );
  return measured;
}

async function autocannonRun(
  url: string,
  { members, group }: { members: readonly LoadPerson[]; group: number },
  seconds: number,
  measured: Measurements,
) {
  let next = 0;
  return await autocannon({
    url,
    connections: members.length,
    connectionRate: 1,
    duration: seconds,
    timeout: 10,
    ignoreCoordinatedOmission: true,
    setupClient: (client: LoadClient) => {
      const index = (next += 1) - 1;
      const person = members[index % members.length];
      if (person !== undefined) setUpRequests(client, person, index * GROUPS + group, measured);
    },
  });
}

/** Makes the client send a person's requests, each with the ETag of its last response, as a page does. */
function setUpRequests(client: LoadClient, person: LoadPerson, index: number, measured: Measurements): void {
  const etags = new Map<string, string>();
  let kind: Kind = 'poll';
  const requests = planMinute(person, index).map((step) => ({
    method: step.method,
    path: step.path,
    ...(step.body !== undefined && { body: step.body }),
    setupRequest: (request: object) => {
      const etag = etags.get(step.path);
      const headers = {
        authorization: person.authorization,
        ...(step.body !== undefined && { 'content-type': 'application/json' }),
        ...(etag !== undefined && step.method === 'GET' && { 'if-none-match': etag }),
      };
      return { ...request, headers };
    },
    onResponse: (_status: number, _body: string, _context: object, headers: Record<string, string>) => {
      kind = step.kind;
      const etag = headers['ETag'] ?? headers['etag'];
      if (etag !== undefined) etags.set(step.path, etag);
    },
  }));
  client.setRequests(requests);
  client.on('response', (status, _bytes, milliseconds) => {
    if (status >= 400) measured.failures += 1;
    else measured.durations[kind].push(milliseconds);
  });
}
