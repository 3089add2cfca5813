import { heartbeat, heartbeatMilliseconds } from '@app/contract/chat-stream';
import type { FastifyReply } from 'fastify';

export interface EventStream {
  /** Sends encoded events. Returns false once the client has disconnected. */
  write(text: string): boolean;
  /** Aborted when the client disconnects or the stream ends. */
  readonly signal: AbortSignal;
  /** Ends the stream after everything written so far. */
  end(): void;
}

export interface EventStreams {
  /**
   * Turns the reply into a text/event-stream; the handler then returns `responseSent`. `shutdownEvent` gives the
   * encoded event that is sent to the client if the server stops first.
   */
  open(reply: FastifyReply, options?: { shutdownEvent?: () => string }): EventStream;
  /**
   * Ends every stream with its `shutdownEvent`, even streams that are opened later: an open stream would keep the
   * server from closing.
   */
  endAll(): Promise<void>;
  readonly openCount: number;
}

interface OpenStream {
  stream: EventStream;
  shutdownEvent: (() => string) | undefined;
  closed: Promise<void>;
}

// A client with more unread bytes is disconnected; the reply is stored anyway.
const BACKLOG_LIMIT_BYTES = 4_000_000;

export function createEventStreams({
  heartbeatMs = heartbeatMilliseconds,
}: { heartbeatMs?: number } = {}): EventStreams {
  const streams = new Set<OpenStream>();
  let isEnding = false;
  const sendShutdownAndEnd = ({ stream, shutdownEvent }: OpenStream): void => {
    if (shutdownEvent !== undefined) stream.write(shutdownEvent());
    stream.end();
  };
  return {
    open: (reply, { shutdownEvent } = {}) => {
      const { stream, closed } = openStream(reply, heartbeatMs);
      const entry: OpenStream = { stream, shutdownEvent, closed };
      streams.add(entry);
      void closed.then(() => streams.delete(entry));
      if (isEnding) sendShutdownAndEnd(entry);
      return stream;
    },
    endAll: async () => {
      isEnding = true;
      for (const entry of streams) sendShutdownAndEnd(entry);
      await Promise.all([...streams].map(({ closed }) => closed));
    },
    get openCount() {
      return streams.size;
    },
  };
}

function openStream(reply: FastifyReply, heartbeatMs: number): { stream: EventStream; closed: Promise<void> } {
  const { raw } = reply;
  const disconnection = new AbortController();
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    // nginx buffers responses by default, which would delay every event until the end.
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
      disconnection.abort();
      resolve();
    });
  });
  const end = (): void => {
    clearInterval(timer);
    if (!raw.writableEnded) raw.end();
  };
  return { stream: { write, signal: disconnection.signal, end }, closed };
}
