import { maskText, maskValue } from '@app/understanding/mask-json';
import type { PageMessage } from '#page/page-messages.ts';
import type { Reading } from '#reading/reading.ts';
import { readers } from '#reading/readers.ts';
import { conversationOf, matchRequest, type Site } from '#sites/site.ts';
import type { Database } from '#storage/database.ts';
import { readPieces, writePieces } from '#storage/pieces.ts';
import { enqueue } from '#storage/queue.ts';
import { keyOf, type Outcome, writeState } from '#storage/states.ts';

export interface ReceiveNeeds {
  database: Database;
  now(): number;
  newRevision(): string;
}

/** The longest payload that the archive accepts, in characters. */
const MAX_PAYLOAD = 16 * 1024 * 1024;

type Loaded = Extract<PageMessage, { type: 'loaded' }>;

export type Received =
  /** The state of the conversation has changed. */
  | { type: 'noted'; isQueued: boolean }
  /** A reply has ended; these paths load the conversation, if the person wants that. */
  | { type: 'ended'; id: string; paths: readonly string[] }
  | { type: 'ignored' };

export type Receive = (site: Site, message: Loaded) => Promise<Received>;

/**
 * Takes responses one after another: some sites load a conversation in pieces, which are joined with those kept before,
 * and of two at once one would overwrite the other.
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
 * Takes a response that a page of `site` has loaded, reads it, and puts the conversation into the queue. The page may
 * have forged everything in the message, but only about conversations of its own site.
 */
async function receive(needs: ReceiveNeeds, site: Site, message: Loaded): Promise<Received> {
  const page = urlOf(message.page);
  const url = urlOf(message.url, message.page);
  if (page === null || url === null || !site.hosts.includes(page.hostname)) return { type: 'ignored' };
  const match = matchRequest(site, message.method, url);
  const open = conversationOf(site, page);
  const id = match?.id ?? open;
  if (match === null || id === null || message.status !== 200 || match.kind === 'list') return { type: 'ignored' };
  if (site.isTemporary(page)) return note(needs, site, id, { status: 'temporary' });
  if (match.kind === 'ended') return ended(needs, site, id, url);
  // A page that shows another conversation has not opened this one.
  if (open !== id) return { type: 'ignored' };
  if (message.body === null) return note(needs, site, id, { status: 'too_large' });
  const key = keyOf(site.key, id);
  const known = await readPieces(needs.database, key, needs.now());
  const reading = readers[site.key]({ kind: match.kind, id, body: message.body }, known);
  if ('pieces' in reading && reading.pieces !== undefined)
    await writePieces(needs.database, key, reading.pieces, needs.now());
  return file(needs, site, id, reading, message.title);
}

async function file(needs: ReceiveNeeds, site: Site, id: string, reading: Reading, title?: string): Promise<Received> {
  switch (reading.type) {
    case 'nothing':
      return { type: 'ignored' };
    case 'temporary':
      return note(needs, site, id, { status: 'temporary' });
    case 'drift':
      return note(needs, site, id, { status: 'drift', reason: reading.expected });
    case 'waits':
      return note(needs, site, id, { status: 'waits', reason: reading.reason });
    case 'conversation': {
      const masked = maskValue(reading.payload, []);
      const payload = reading.format?.(masked) ?? JSON.stringify(masked);
      if (payload.length > MAX_PAYLOAD) return note(needs, site, id, { status: 'too_large' });
      const named = title !== undefined && { title: maskText(title, []) };
      const capture = { site: site.key, id, format: site.format, ...named, observedAt: needs.now() };
      await enqueue(needs.database, { ...capture, revision: needs.newRevision() }, payload);
      return { type: 'noted', isQueued: true };
    }
  }
}

async function note({ database, now }: ReceiveNeeds, site: Site, id: string, outcome: Outcome): Promise<Received> {
  await writeState(database, { ...outcome, site: site.key, id, at: now() });
  return { type: 'noted', isQueued: false };
}

/** Until the page loads the conversation again, the archive lacks the latest reply. */
async function ended(needs: ReceiveNeeds, site: Site, id: string, url: URL): Promise<Received> {
  await note(needs, site, id, { status: 'grown' });
  return { type: 'ended', id, paths: site.loadPaths?.(id, url.pathname) ?? [] };
}

function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
