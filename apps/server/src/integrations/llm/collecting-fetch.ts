import type { WaitingReaders } from '#platform/waiting-readers.ts';
import { createTextEventMerger } from './merge-text-events.ts';

export type LetPass = WaitingReaders['letPass'];

/** The longest time that text of a reply is collected while people wait for the first words of other replies. */
const MAX_DELAY_MS = 500;
/** With this much collected, the provider is not read further until it has been passed on. */
const MAX_COLLECTED_BYTES = 1_000_000;
/** A text delta of any provider. Where it is not recognised, nothing is collected. */
const HAS_TEXT = /"(?:content|text|thinking|reasoning|reasoning_content)":\s*"[^"]/;

/**
 * A fetch that passes the events of a reply on at most twice a second while people wait for first words, and
 * merges those that arrived together. Neither the first text of a reply nor its end is delayed.
 */
export function createCollectingFetch(fetch: typeof globalThis.fetch, letPass: LetPass): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const isEventStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (response.body === null || !isEventStream) return response;
    const { status, statusText, headers } = response;
    return new Response(collectEvents(response.body, letPass), { status, statusText, headers });
  };
}

function collectEvents(source: ReadableStream<Uint8Array>, letPass: LetPass): ReadableStream<Uint8Array> {
  const arrivals = readAhead(source);
  const merger = createTextEventMerger();
  let hasText = false;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        let events: Uint8Array = new Uint8Array();
        while (events.length === 0) {
          if (hasText) await letPass({ atMostMs: MAX_DELAY_MS, signal: arrivals.ended });
          const bytes = await arrivals.take();
          if (bytes === undefined) {
            controller.enqueue(merger.end());
            controller.close();
            return;
          }
          events = merger.push(bytes);
        }
        hasText ||= HAS_TEXT.test(Buffer.from(events).toString());
        controller.enqueue(events);
      },
      cancel: arrivals.cancel,
    },
    { highWaterMark: 0 },
  );
}

interface Arrivals {
  /** All bytes that have arrived, at least one; undefined at the end. */
  take(): Promise<Uint8Array | undefined>;
  cancel(reason: unknown): Promise<void>;
  /** Aborted when nothing more will arrive. */
  readonly ended: AbortSignal;
}

/** Reads a stream as its bytes arrive. */
function readAhead(source: ReadableStream<Uint8Array>): Arrivals {
  const reader = source.getReader();
  const ended = new AbortController();
  let collected: Uint8Array[] = [];
  let size = 0;
  let reading: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;
  let wake = (): void => {};

  async function read(): Promise<void> {
    try {
      while (size < MAX_COLLECTED_BYTES) {
        const { done, value } = await reader.read();
        if (done) return ended.abort();
        collected.push(value);
        size += value.length;
        wake();
      }
    } catch (error) {
      failure = { error };
      ended.abort();
    }
  }

  const stopReading = (): void => {
    reading = undefined;
    wake();
  };

  return {
    ended: ended.signal,
    cancel: (reason) => reader.cancel(reason),
    take: async () => {
      while (size === 0 && !ended.signal.aborted) {
        reading ??= read().finally(stopReading);
        await new Promise<void>((resolve) => (wake = resolve));
      }
      if (size === 0) {
        if (failure !== undefined) throw failure.error;
        return undefined;
      }
      const [first, ...others] = collected;
      const bytes = first !== undefined && others.length === 0 ? first : Buffer.concat(collected);
      collected = [];
      size = 0;
      return bytes;
    },
  };
}
