import { setImmediate as nextPass } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createWaitingReaders } from '#platform/waiting-readers.ts';
import { createCollectingFetch } from './collecting-fetch.ts';

const eventOf = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** A stream of a provider, to which the test sends, and what comes out of it so far. */
async function openReply(contentType = 'text/event-stream') {
  const readers = createWaitingReaders();
  let source!: ReadableStreamDefaultController<Uint8Array>;
  const cancelled = vi.fn<(reason: unknown) => void>();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (source = controller),
    cancel: cancelled,
  });
  const answer = async () => new Response(stream, { headers: { 'content-type': contentType } });
  const response = await createCollectingFetch(answer, readers.letPass)('http://model.test');
  const chunks: string[] = [];
  const reader = response.body!.getReader();
  const ended = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (value.length > 0) chunks.push(Buffer.from(value).toString());
    }
  })();
  ended.catch(() => undefined);
  const send = async (...texts: string[]) => {
    for (const text of texts) {
      source.enqueue(new TextEncoder().encode(text));
      await nextPass();
    }
  };
  return { readers, source, cancelled, reader, chunks, ended, send };
}

it('passes every chunk on at once while nobody waits', async () => {
  const { chunks, send } = await openReply();
  await send(eventOf('a'), eventOf('b'));
  expect(chunks).toEqual([eventOf('a'), eventOf('b')]);
});

it('collects text while somebody waits, but not before the first text', async () => {
  const { readers, chunks, send } = await openReply();
  const waiting = readers.begin();
  await send(eventOf(''), eventOf('a'));
  expect(chunks).toEqual([eventOf(''), eventOf('a')]);
  await send(eventOf('b'), eventOf('c'));
  expect(chunks).toHaveLength(2);
  waiting.end();
  await nextPass();
  expect(chunks.slice(2)).toEqual([eventOf('bc')]);
});

it('passes on collected text after half a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { readers, chunks, send } = await openReply();
  const waiting = readers.begin();
  await send(eventOf('a'), eventOf('b'), eventOf('c'));
  await vi.advanceTimersByTimeAsync(450);
  expect(chunks).toEqual([eventOf('a')]);
  await vi.advanceTimersByTimeAsync(60);
  expect(chunks).toEqual([eventOf('a'), eventOf('bc')]);
  waiting.end();
});

it('ends at once, with all that arrived', async () => {
  const { readers, source, chunks, ended, send } = await openReply();
  const waiting = readers.begin();
  await send(eventOf('a'), eventOf('b'), eventOf('c'));
  source.close();
  await ended;
  expect(chunks).toEqual([eventOf('a'), eventOf('bc')]);
  waiting.end();
});

it('fails like its source, after the text that arrived', async () => {
  const { readers, source, chunks, ended, send } = await openReply();
  const waiting = readers.begin();
  await send(eventOf('a'), eventOf('b'));
  source.error(new TypeError('terminated'));
  await expect(ended).rejects.toThrow('terminated');
  expect(chunks).toEqual([eventOf('a'), eventOf('b')]);
  waiting.end();
});

it('ends the request to the provider when nobody reads the reply', async () => {
  const { reader, cancelled, send } = await openReply();
  await send(eventOf('a'));
  await reader.cancel('stopped');
  expect(cancelled).toHaveBeenCalledWith('stopped');
});

it('leaves other responses alone', async () => {
  const { readers, chunks, send } = await openReply('application/json');
  const waiting = readers.begin();
  await send('{"a":', '1}');
  expect(chunks).toEqual(['{"a":', '1}']);
  waiting.end();
});
