import { maskText, maskValue } from '@app/understanding/mask-json';
import type { PageMessage } from '#page/page-messages.ts';
import type { Reading } from '#reading/reading.ts';
import { readers } from '#reading/readers.ts';
import { conversationOf, matchRequest, type Site } from '#sites/site.ts';
import type { Database } from '#storage/database.ts';
import { readPieces, writePieces } from '#storage/pieces.ts';
import { enqueue } from '#storage/queue.ts';
import { stateKey, type Outcome, writeState } from '#storage/states.ts';

export interface ReceiveNeeds {
  database: Database;
  now(): number;
  newRevision(): string;
}

/** The longest payload that the archive accepts, in characters. */
const MAX_PAYLOAD = 16 * 1024 * 1024;

type LoadedMessage = Extract<PageMessage, { type: 'loaded' }>;

export type Received =
  /** The state of the conversation has changed. */
  | { type: 'noted'; isQueued: boolean }
  /** A reply has ended. The paths load the conversation again, if the settings allow it. */
  | { type: 'reply_ended'; id: string; paths: readonly string[] }
  | { type: 'ignored' };

export type Receive = (site: Site, message: LoadedMessage) => Promise<Received>;

/**
 * Handles responses one after another. Some sites load a conversation in pieces, which are joined with the stored ones;
 * if two pieces were handled at the same time, one would overwrite the other.
 */
export function createReceiver(needs: ReceiveNeeds): Receive {
  let last: Promise<unknown> = Promise.resolve();
  return (site, message) => {
    const received = last.then(() => receive(needs, site, message));
    last = received.catch(() => undefined);
    return received;
  };
}

/**
 * Reads a response that a page of `site` has loaded, and puts the conversation into the queue. The page may have forged
 * the message, but a page can only change conversations of its own site.
 */
async function receive(needs: ReceiveNeeds, site: Site, message: LoadedMessage): Promise<Received> {
  const page = urlOf(message.page);
  const url = urlOf(message.url, message.page);
  if (page === null || url === null || !site.hosts.includes(page.hostname)) return { type: 'ignored' };
  const match = matchRequest(site, message.method, url);
  const openId = conversationOf(site, page);
  const id = match?.id ?? openId;
  if (match === null || id === null || message.status !== 200 || match.kind === 'list') return { type: 'ignored' };
  if (site.isTemporary(page)) return writeOutcome(needs, site, id, { status: 'temporary' });
  if (match.kind === 'reply_ended') return markAsGrown(needs, site, id, url);
  // A page that shows another conversation has not opened this one.
  if (openId !== id) return { type: 'ignored' };
  if (message.body === null) return writeOutcome(needs, site, id, { status: 'too_large' });
  const key = stateKey(site.key, id);
  const known = await readPieces(needs.database, key, needs.now());
  const reading = readers[site.key]({ kind: match.kind, id, body: message.body }, known);
  if ('pieces' in reading && reading.pieces !== undefined)
    await writePieces(needs.database, key, reading.pieces, needs.now());
  return storeReading(needs, site, id, reading, message.title);
}

async function storeReading(
  needs: ReceiveNeeds,
  site: Site,
  id: string,
  reading: Reading,
  title?: string,
): Promise<Received> {
  switch (reading.type) {
    case 'nothing':
      return { type: 'ignored' };
    case 'temporary':
      return writeOutcome(needs, site, id, { status: 'temporary' });
    case 'format_changed':
      return writeOutcome(needs, site, id, { status: 'format_changed', reason: reading.expected });
    case 'not_ready':
      return writeOutcome(needs, site, id, { status: 'not_ready', reason: reading.reason });
    case 'conversation': {
      const masked = maskValue(reading.payload, []);
      const payload = reading.format?.(masked) ?? JSON.stringify(masked);
      if (payload.length > MAX_PAYLOAD) return writeOutcome(needs, site, id, { status: 'too_large' });
      const named = title !== undefined && { title: maskText(title, []) };
      const capture = { site: site.key, id, format: site.format, ...named, observedAt: needs.now() };
      await enqueue(needs.database, { ...capture, revision: needs.newRevision() }, payload);
      return { type: 'noted', isQueued: true };
    }
  }
}

async function writeOutcome(
  { database, now }: ReceiveNeeds,
  site: Site,
  id: string,
  outcome: Outcome,
): Promise<Received> {
  await writeState(database, { ...outcome, site: site.key, id, at: now() });
  return { type: 'noted', isQueued: false };
}

/** The archive lacks the latest reply until the page loads the conversation again. */
async function markAsGrown(needs: ReceiveNeeds, site: Site, id: string, url: URL): Promise<Received> {
  await writeOutcome(needs, site, id, { status: 'grown' });
  return { type: 'reply_ended', id, paths: site.loadPaths?.(id, url.pathname) ?? [] };
}

function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
