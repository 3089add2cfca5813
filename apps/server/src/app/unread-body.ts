import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { finished, PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** How long the rest of a body is still accepted after the response. */
const LINGER_MS = 30_000;

/**
 * A request that is too large, unauthorised or of the wrong type is answered before its body has been read. The
 * connection cannot be reused then, so the response closes it, but only once the client has sent everything or
 * `LINGER_MS` have passed. If it were closed earlier, a TCP reset might discard the response, which browsers read only
 * after sending.
 */
export function installUnreadBodies(app: FastifyInstance): void {
  const lingering = new Set<Socket>();
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.readableEnded) return;
    // Discards the buffered and the remaining body.
    raw.unpipe();
    raw.resume();
    const { socket } = reply.raw;
    // Injected requests, as in tests, have no socket.
    if (raw.complete || socket === null) return;
    reply.header('connection', 'close');
    // Node calls this after writing a response that closes its connection.
    socket.destroySoon = () => linger(raw, socket, lingering);
  });
  app.addHook('preClose', async () => {
    for (const socket of lingering) socket.destroy();
  });
}

function linger(raw: IncomingMessage, socket: Socket, lingering: Set<Socket>): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  lingering.add(socket);
  socket.once('close', () => {
    clearTimeout(timer);
    lingering.delete(socket);
  });
  socket.end();
  finished(raw, { writable: false }, () => socket.destroy());
}

/**
 * The body as a separate stream, for a handler that reads it itself. A handler that fails destroys this stream, while
 * the request stays open for the response.
 */
export function detachBody(raw: Readable): Readable {
  const body = new PassThrough();
  // The reader may not have started yet; it gets the error when it does.
  body.on('error', () => undefined);
  finished(raw, { writable: false }, (error) => {
    if (error) body.destroy(error);
  });
  return raw.pipe(body);
}
