import { afterEach, beforeEach, expect, test } from 'vitest';
import { SourceTally } from '#collecting/tally.ts';
import { READER_VERSION } from '#state/cursor.ts';
import { CursorLog } from '#state/cursor-log.ts';
import { type QueuedFile, SendQueue } from '#state/send-queue.ts';
import { Computer } from '#test/computer.ts';
import { FakeArchive } from '#test/fake-archive.ts';
import { createArchiveClient } from './archive-client.ts';
import { Delivery } from './delivery.ts';

let computer: Computer;
let archive: FakeArchive;

beforeEach(async () => {
  computer = new Computer();
  archive = await FakeArchive.start();
  archive.respondInstead = () => ({ status: 503, body: { message: 'The app cannot reach its data right now.' } });
});

afterEach(async () => {
  computer.remove();
  await archive.stop();
});

function queuedFile(key: string): QueuedFile {
  const fileVersion = { ino: 1, size: 9, mtimeMs: 1, ctimeMs: 1, offset: 9, hash: '', titleJson: '' };
  const content = { records: {}, conversations: [key], span: null, masked: 0, skipReason: null, failures: 0 };
  const record = { externalId: key, format: 'jsonl', text: '{"a": 1}\n', isPlainText: false, hash: '' };
  const cursor = { ...fileVersion, ...content, key, version: READER_VERSION };
  return { sourceName: 'claude-code', cursor, records: [record], observedAt: '2026-07-02T10:00:00Z' };
}

test('a file that does not fit into the queue counts as skipped, with the reason, and not as waiting', async () => {
  const { signal } = new AbortController();
  const sendQueue = await SendQueue.open(computer.state, 0);
  const delivery = new Delivery({
    client: createArchiveClient({ url: archive.url, token: archive.token, fetch, signal }),
    cursors: await CursorLog.open(computer.home, 'x'),
    sendQueue,
    timer: { now: Date.now, signal, sleep: () => Promise.resolve(), random: () => 0 },
    attempts: 1,
  });
  const tally = new SourceTally('claude-code');
  await delivery.add(queuedFile('first'), tally, { sequence: null, replacesNewest: false });
  await delivery.add(queuedFile('second'), tally, { sequence: null, replacesNewest: false });
  await delivery.flush();
  expect(sendQueue.count).toBe(1);
  expect(tally.waiting).toBe(1);
  expect([...tally.reasons]).toEqual([
    ['The queue of unsent conversations is full. The file is read again in the next run.', 1],
  ]);
});
