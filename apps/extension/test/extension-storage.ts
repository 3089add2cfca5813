import { IDBFactory } from 'fake-indexeddb';
import type { PageMessage } from '../src/page/page-messages.ts';
import { siteOf } from '../src/sites/sites.table.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { createReceiver, type Received } from '../src/worker/receive.ts';
import type { RecordedPage } from './site-responses.ts';

export const NOW = Date.parse('2026-11-20T09:00:00Z');

/** An empty database and a clock that does not advance. */
export async function newStorage() {
  const database = await openDatabase(new IDBFactory());
  const clock = { now: NOW };
  let revisions = 0;
  const needs = { database, now: () => clock.now, newRevision: () => `r${(revisions += 1)}` };
  return { database, clock, receive: createReceiver(needs) };
}

type Storage = Awaited<ReturnType<typeof newStorage>>;

/** Handles a response as if the page at `address` had loaded it. */
export function receiveLoad(
  storage: Storage,
  address: string,
  request: Partial<PageMessage> & { path: string; body: unknown; method?: string; status?: number; title?: string },
): Promise<Received> {
  const page = new URL(address);
  const site = siteOf(page);
  if (site === undefined) throw new Error(`${address} is of no site`);
  const { path, body, method = 'GET', status = 200, title } = request;
  const text = typeof body === 'string' || body === null ? body : JSON.stringify(body);
  const message = {
    type: 'loaded' as const,
    url: new URL(path, page).href,
    method,
    status,
    body: text,
    page: address,
    title,
  };
  return storage.receive(site, message);
}

/** Handles all responses of a recorded page, in the order in which the page loads them. */
export async function loadPage(storage: Storage, { address, loads }: RecordedPage, title?: string): Promise<void> {
  for (const { method, path, body } of loads) await receiveLoad(storage, address, { method, path, body, title });
}

export const listCapturesInQueue = async (database: Database) =>
  database.list<{ key: string; format: string; title?: string; revision: string }>('queue');
