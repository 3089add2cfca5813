import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { finished, PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** How long the rest of a body is still taken after its request was answered. */
const LINGER_MS = 30_000;

/**
 * A request may be answered before its body was read to the end: it is too large, of a stranger, of the wrong kind. The
 * connection cannot carry another request then, so the answer says that it closes. It closes only once the client has
 * sent everything, or has had its time: closed earlier, the system may take back an answer that is still on its way,
 * and browsers read none before they have sent everything.
 */
export function installUnreadBodies(app: FastifyInstance): void {
  const lingering = new Set<Socket>();
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.readableEnded) return;
    // Nobody reads on: what waits in memory, and what still comes, is dropped.
    raw.unpipe();
    raw.resume();
    const { socket } = reply.raw;
    // Without a socket it is a call that came over no connection, as in tests.
    if (raw.complete || socket === null) return;
    reply.header('connection', 'close');
    // What Node calls once an answer that closes its connection is written.
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
 * The body as a stream of its own, for a handler that reads it itself: one that gives up destroys what it reads, and
 * the request must outlive that to be answered.
 */
export function detachBody(raw: Readable): Readable {
  const body = new PassThrough();
  // The reader may not have begun yet; it finds the error when it does.
  body.on('error', () => undefined);
  finished(raw, { writable: false }, (error) => {
    if (error) body.destroy(error);
  });
  return raw.pipe(body);
}
