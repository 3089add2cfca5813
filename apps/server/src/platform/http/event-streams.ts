import { heartbeat, heartbeatMilliseconds } from '@app/contract/chat-stream';
import type { FastifyReply } from 'fastify';

export interface EventStream {
  /** Sends encoded events. False once the client is gone: there is no use in sending more. */
  write(text: string): boolean;
  /** Aborted when the client leaves or the stream ends. */
  readonly signal: AbortSignal;
  /** Ends the stream after what was written. */
  end(): void;
}

export interface EventStreams {
  /**
   * Turns the reply into a text/event-stream. `lastWords` is what the client is told when the server stops first.
   * The handler then returns `answered`.
   */
  open(reply: FastifyReply, options?: { lastWords?: () => string }): EventStream;
  /** Ends every stream with its last words, from then on also those that are opened: one would keep the server from closing. */
  endAll(): Promise<void>;
  readonly openCount: number;
}

interface OpenStream {
  stream: EventStream;
  lastWords: (() => string) | undefined;
  closed: Promise<void>;
}

// A client that reads this much slower than we write is gone or hostile; the reply is saved without it.
const BACKLOG_LIMIT_BYTES = 4_000_000;

export function createEventStreams({
  heartbeatMs = heartbeatMilliseconds,
}: { heartbeatMs?: number } = {}): EventStreams {
  const streams = new Set<OpenStream>();
  let isEnding = false;
  const formatAndEnd = ({ stream, lastWords }: OpenStream): void => {
    if (lastWords !== undefined) stream.write(lastWords());
    stream.end();
  };
  return {
    open: (reply, { lastWords } = {}) => {
      const { stream, closed } = openStream(reply, heartbeatMs);
      const entry: OpenStream = { stream, lastWords, closed };
      streams.add(entry);
      void closed.then(() => streams.delete(entry));
      if (isEnding) formatAndEnd(entry);
      return stream;
    },
    endAll: async () => {
      isEnding = true;
      for (const entry of streams) formatAndEnd(entry);
      await Promise.all([...streams].map(({ closed }) => closed));
    },
    get openCount() {
      return streams.size;
    },
  };
}

function openStream(reply: FastifyReply, heartbeatMs: number): { stream: EventStream; closed: Promise<void> } {
  const { raw } = reply;
  const leaving = new AbortController();
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    // nginx buffers answers unless told not to, which would hold back every word until the end.
    .header('x-accel-buffering', 'no');
  reply.hijack();
  raw.writeHead(200, reply.getHeaders() as Record<string, string>);
  raw.flushHeaders();
  raw.socket?.setNoDelay(true);

  const write = (text: string): boolean => {
    if (raw.writableEnded || raw.destroyed) return false;
    raw.write(text);
    if (raw.writableLength > BACKLOG_LIMIT_BYTES) raw.destroy();
    return !raw.destroyed;
  };
  const timer = setInterval(() => write(heartbeat), heartbeatMs);
  const closed = new Promise<void>((resolve) => {
    raw.once('close', () => {
      clearInterval(timer);
      leaving.abort();
      resolve();
    });
  });
  const end = (): void => {
    clearInterval(timer);
    if (!raw.writableEnded) raw.end();
  };
  return { stream: { write, signal: leaving.signal, end }, closed };
}
