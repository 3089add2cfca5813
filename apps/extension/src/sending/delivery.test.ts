import { describe, expect, it } from 'vitest';
import { enqueue, listQueue } from '#storage/queue.ts';
import { readConnection, writeConnection } from '#storage/settings.ts';
import { readState } from '#storage/states.ts';
import { loadPage, newStorage, NOW, listCapturesInQueue } from '#test/extension-storage.ts';
import { chatgptPage, recordedPage } from '#test/site-responses.ts';
import { type CaptureResult, type CaptureRecord } from './archive-client.ts';
import { deliver, readDeliveryState } from './delivery.ts';

const CONVERSATION = '00000000-0000-4000-8000-00000000c0de';
const connection = {
  url: 'https://archive.example.org',
  token: 'aia_pat_x',
  deviceName: 'Browser',
  canSearch: false,
  isAccepted: true,
};
const storedResult = (record: CaptureRecord): CaptureResult => ({
  externalId: record.externalId,
  status: 'stored',
  conversationId: CONVERSATION,
});

type Respond = (records: CaptureRecord[]) => Response | Promise<Response>;
const respondingWith =
  (toResult: (record: CaptureRecord) => CaptureResult): Respond =>
  (records) =>
    Response.json({ records: records.map(toResult) });

/** A browser with one conversation in its queue, and a server whose responses can be replaced. */
async function newBrowser(respond: Respond) {
  const storage = await newStorage();
  const { database, clock } = storage;
  await writeConnection(database, connection);
  await loadPage(storage, chatgptPage());
  const sent: CaptureRecord[][] = [];
  const server = { respond };
  const fetch = async (_address: string | URL | Request, init?: RequestInit) => {
    const decompressed = new Response(
      new Blob([init?.body as ArrayBuffer]).stream().pipeThrough(new DecompressionStream('gzip')),
    );
    const { records } = (await decompressed.json()) as { records: CaptureRecord[] };
    sent.push(records);
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer aia_pat_x');
    return server.respond(records);
  };
  const deliverQueue = () => deliver({ database, fetch, now: () => clock.now, random: () => 0.5 });
  const readChatState = async () => readState(database, `chatgpt:${chatgptPage().id}`);
  return { ...storage, sent, server, deliverQueue, readChatState };
}

describe('delivery', () => {
  it('marks a conversation as archived only if the archive returns its id', async () => {
    const browser = await newBrowser(respondingWith(storedResult));
    expect(await browser.deliverQueue()).toBeNull();
    expect(browser.sent[0]).toMatchObject([
      { source: 'chatgpt', format: 'chatgpt', externalId: chatgptPage().id, observedAt: new Date(NOW).toISOString() },
    ]);
    // `archivedAs` stays when the status changes later.
    expect(await browser.readChatState()).toMatchObject({
      status: 'archived',
      conversationId: CONVERSATION,
      archivedAs: CONVERSATION,
    });
    expect(await listCapturesInQueue(browser.database)).toEqual([]);

    const unnamed = await newBrowser(respondingWith(({ externalId }) => ({ externalId, status: 'unchanged' })));
    await unnamed.deliverQueue();
    expect(await unnamed.readChatState()).toMatchObject({ status: 'skipped' });
    const skipped = await newBrowser(
      respondingWith(({ externalId }) => ({ externalId, status: 'skipped', reason: 'in trash' })),
    );
    await skipped.deliverQueue();
    expect(await skipped.readChatState()).toMatchObject({ status: 'skipped', reason: 'in trash' });
  });

  it('keeps the queue while the archive is unreachable for an hour, and calls it rarely', async () => {
    const browser = await newBrowser(() => Promise.reject(new TypeError('away')));
    let attempts = 0;
    for (const end = NOW + 3_600_000; browser.clock.now < end; attempts += 1) {
      const nextAt = await browser.deliverQueue();
      browser.clock.now = Math.max(nextAt ?? end, browser.clock.now + 1_000);
    }
    expect(attempts).toBeLessThan(20);
    expect(await browser.readChatState()).toMatchObject({ status: 'queued' });
    expect(await readDeliveryState(browser.database)).toMatchObject({ problem: 'The archive cannot be reached.' });
    browser.server.respond = respondingWith(storedResult);
    expect(await browser.deliverQueue()).toBeNull();
    expect(await browser.readChatState()).toMatchObject({ status: 'archived' });
    expect(await readDeliveryState(browser.database)).toEqual({ failures: 0, nextAt: 0, problem: null });
  });

  it('waits as long as the archive demands, but not longer if the clock is set back', async () => {
    const tooManyRequests = () =>
      Response.json({ message: 'Too many.' }, { status: 429, headers: { 'retry-after': '90' } });
    const browser = await newBrowser(tooManyRequests);
    expect(await browser.deliverQueue()).toBe(NOW + 90_000);
    browser.server.respond = respondingWith(storedResult);
    expect(await browser.deliverQueue()).toBe(NOW + 90_000);
    expect(browser.sent).toHaveLength(1);
    browser.clock.now -= 86_400_000;
    expect(await browser.deliverQueue()).toBeNull();
  });

  it('waits an hour if the archive demands longer', async () => {
    const tooManyRequests = () =>
      Response.json({ message: 'Too many.' }, { status: 429, headers: { 'retry-after': '86400' } });
    const browser = await newBrowser(tooManyRequests);
    expect(await browser.deliverQueue()).toBe(NOW + 3_600_000);
    expect(await browser.deliverQueue()).toBe(NOW + 3_600_000);
    expect(browser.sent).toHaveLength(1);
  });

  it('stops when its token was revoked, and keeps the queue for the next connection', async () => {
    const browser = await newBrowser(() =>
      Response.json({ code: 'tokens.invalid', message: 'Not valid.' }, { status: 401 }),
    );
    expect(await browser.deliverQueue()).toBeNull();
    expect(await readConnection(browser.database)).toMatchObject({ isAccepted: false });
    expect(await browser.deliverQueue()).toBeNull();
    expect(browser.sent).toHaveLength(1);
    expect(await listCapturesInQueue(browser.database)).toHaveLength(1);
  });

  it('sends the captures of a refused batch one by one', async () => {
    const browser = await newBrowser((records) =>
      records.some(({ source }) => source === 'chatgpt')
        ? Response.json({ message: 'No.' }, { status: 400 })
        : respondingWith(storedResult)(records),
    );
    await loadPage(browser, recordedPage('claude'));
    expect(await browser.deliverQueue()).toBeNull();
    expect(await browser.readChatState()).toMatchObject({ status: 'skipped', reason: 'No.' });
    expect(await readState(browser.database, `claude:${recordedPage('claude').id}`)).toMatchObject({
      status: 'archived',
    });
  });

  it('tries again later if the response is not from an archive, or has no results', async () => {
    for (const respond of [() => new Response('<html>'), () => Response.json({ records: [] })]) {
      const browser = await newBrowser(respond);
      expect(await browser.deliverQueue()).toBeGreaterThan(NOW);
      expect(await listCapturesInQueue(browser.database)).toHaveLength(1);
    }
  });

  it('keeps a newer capture of the conversation that arrives while the older one is being sent', async () => {
    const browser = await newBrowser(respondingWith(storedResult));
    browser.server.respond = async (records) => {
      browser.server.respond = respondingWith(storedResult);
      await loadPage(browser, chatgptPage({ answers: ['One.', 'Two.'] }));
      return respondingWith(storedResult)(records);
    };
    expect(await browser.deliverQueue()).toBeNull();
    expect(browser.sent.map(([record]) => record?.payload.includes('Two.'))).toEqual([false, true]);
    expect(await browser.readChatState()).toMatchObject({ status: 'archived' });
  });
});

describe('the queue', () => {
  it('drops the oldest conversations if it gets too long, and marks them as dropped', async () => {
    const { database } = await newStorage();
    for (const [at, id] of ['first', 'second', 'third'].entries()) {
      const capture = { site: 'claude' as const, id, format: 'claude', observedAt: NOW + at, revision: id };
      await enqueue(database, capture, 'x'.repeat(40), { captures: 10, size: 100 });
    }
    expect((await listQueue(database)).map(({ id }) => id)).toEqual(['second', 'third']);
    expect(await readState(database, 'claude:first')).toMatchObject({ status: 'dropped' });
  });
});
