import { describe, expect, it } from 'vitest';
import { enqueue, listQueue } from '#storage/queue.ts';
import { readConnection, writeConnection } from '#storage/settings.ts';
import { readState } from '#storage/states.ts';
import { loadPage, newStorage, NOW, listQueued } from '#test/extension-storage.ts';
import { chatgptPage, recordedPage } from '#test/site-answers.ts';
import { type CaptureAnswer, type CaptureRecord } from './archive-client.ts';
import { deliver, readDelivery } from './delivery.ts';

const CONVERSATION = '00000000-0000-4000-8000-00000000c0de';
const connection = {
  url: 'https://archive.example.org',
  token: 'aia_pat_x',
  deviceName: 'Browser',
  canSearch: false,
  isAccepted: true,
};
const storedAnswer = (record: CaptureRecord): CaptureAnswer => ({
  externalId: record.externalId,
  status: 'stored',
  conversationId: CONVERSATION,
});

type Archive = (records: CaptureRecord[]) => Response | Promise<Response>;
const answering =
  (answer: (record: CaptureRecord) => CaptureAnswer): Archive =>
  (records) =>
    Response.json({ records: records.map(answer) });

/** A browser with one conversation in its queue, and an archive that can be replaced. */
async function newBrowser(archive: Archive) {
  const storage = await newStorage();
  const { database, clock } = storage;
  await writeConnection(database, connection);
  await loadPage(storage, chatgptPage());
  const sent: CaptureRecord[][] = [];
  const server = { archive };
  const fetch = async (_address: string | URL | Request, init?: RequestInit) => {
    const packed = new Response(
      new Blob([init?.body as ArrayBuffer]).stream().pipeThrough(new DecompressionStream('gzip')),
    );
    const { records } = (await packed.json()) as { records: CaptureRecord[] };
    sent.push(records);
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer aia_pat_x');
    return server.archive(records);
  };
  const deliverQueue = () => deliver({ database, fetch, now: () => clock.now, random: () => 0.5 });
  const readChatState = async () => readState(database, `chatgpt:${chatgptPage().id}`);
  return { ...storage, sent, server, send: deliverQueue, state: readChatState };
}

describe('delivery', () => {
  it('counts as archived what the archive has named, and only that', async () => {
    const browser = await newBrowser(answering(storedAnswer));
    expect(await browser.send()).toBeNull();
    expect(browser.sent[0]).toMatchObject([
      { source: 'chatgpt', format: 'chatgpt', externalId: chatgptPage().id, observedAt: new Date(NOW).toISOString() },
    ]);
    expect(await browser.state()).toMatchObject({
      status: 'archived',
      conversationId: CONVERSATION,
      archivedAs: CONVERSATION,
    });
    expect(await listQueued(browser.database)).toEqual([]);

    const unnamed = await newBrowser(answering(({ externalId }) => ({ externalId, status: 'unchanged' })));
    await unnamed.send();
    expect(await unnamed.state()).toMatchObject({ status: 'skipped' });
    const skipped = await newBrowser(
      answering(({ externalId }) => ({ externalId, status: 'skipped', reason: 'in trash' })),
    );
    await skipped.send();
    expect(await skipped.state()).toMatchObject({ status: 'skipped', reason: 'in trash' });
  });

  it('keeps what an archive that is away for an hour has not answered for, and does not call it all the time', async () => {
    const browser = await newBrowser(() => Promise.reject(new TypeError('away')));
    let attempts = 0;
    for (const end = NOW + 3_600_000; browser.clock.now < end; attempts += 1) {
      const nextAt = await browser.send();
      browser.clock.now = Math.max(nextAt ?? end, browser.clock.now + 1_000);
    }
    expect(attempts).toBeLessThan(20);
    expect(await browser.state()).toMatchObject({ status: 'queued' });
    expect(await readDelivery(browser.database)).toMatchObject({ problem: 'The archive cannot be reached.' });
    browser.server.archive = answering(storedAnswer);
    expect(await browser.send()).toBeNull();
    expect(await browser.state()).toMatchObject({ status: 'archived' });
    expect(await readDelivery(browser.database)).toEqual({ failures: 0, nextAt: 0, problem: null });
  });

  it('waits for as long as the archive asks, and not longer if the clock is set back', async () => {
    const tooManyRequests = () =>
      Response.json({ message: 'Too many.' }, { status: 429, headers: { 'retry-after': '90' } });
    const browser = await newBrowser(tooManyRequests);
    expect(await browser.send()).toBe(NOW + 90_000);
    browser.server.archive = answering(storedAnswer);
    expect(await browser.send()).toBe(NOW + 90_000);
    expect(browser.sent).toHaveLength(1);
    browser.clock.now -= 86_400_000;
    expect(await browser.send()).toBeNull();
  });

  it('stops when its token was revoked, and keeps the queue for the next connection', async () => {
    const browser = await newBrowser(() =>
      Response.json({ code: 'tokens.invalid', message: 'Not valid.' }, { status: 401 }),
    );
    expect(await browser.send()).toBeNull();
    expect(await readConnection(browser.database)).toMatchObject({ isAccepted: false });
    expect(await browser.send()).toBeNull();
    expect(browser.sent).toHaveLength(1);
    expect(await listQueued(browser.database)).toHaveLength(1);
  });

  it('sends one by one what was refused together', async () => {
    const browser = await newBrowser((records) =>
      records.some(({ source }) => source === 'chatgpt')
        ? Response.json({ message: 'No.' }, { status: 400 })
        : answering(storedAnswer)(records),
    );
    await loadPage(browser, recordedPage('claude'));
    expect(await browser.send()).toBeNull();
    expect(await browser.state()).toMatchObject({ status: 'skipped', reason: 'No.' });
    expect(await readState(browser.database, `claude:${recordedPage('claude').id}`)).toMatchObject({
      status: 'archived',
    });
  });

  it('tries again later when something else answers at the address, or leaves out what was sent', async () => {
    for (const archive of [() => new Response('<html>'), () => Response.json({ records: [] })]) {
      const browser = await newBrowser(archive);
      expect(await browser.send()).toBeGreaterThan(NOW);
      expect(await listQueued(browser.database)).toHaveLength(1);
    }
  });

  it('keeps a newer state that came while the older one was under way', async () => {
    const browser = await newBrowser(answering(storedAnswer));
    browser.server.archive = async (records) => {
      browser.server.archive = answering(storedAnswer);
      await loadPage(browser, chatgptPage({ answers: ['One.', 'Two.'] }));
      return answering(storedAnswer)(records);
    };
    expect(await browser.send()).toBeNull();
    expect(browser.sent.map(([record]) => record?.payload.includes('Two.'))).toEqual([false, true]);
    expect(await browser.state()).toMatchObject({ status: 'archived' });
  });
});

describe('the queue', () => {
  it('gives up the oldest ones when it gets too long, and notes which', async () => {
    const { database } = await newStorage();
    for (const [at, id] of ['first', 'second', 'third'].entries()) {
      const capture = { site: 'claude' as const, id, format: 'claude', observedAt: NOW + at, revision: id };
      await enqueue(database, capture, 'x'.repeat(40), { captures: 10, size: 100 });
    }
    expect((await listQueue(database)).map(({ id }) => id)).toEqual(['second', 'third']);
    expect(await readState(database, 'claude:first')).toMatchObject({ status: 'dropped' });
  });
});
