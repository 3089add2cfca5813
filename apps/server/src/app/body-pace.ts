import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';

/** Check interval and minimum bytes per interval: 300 bytes a second, a tenth of the slowest mobile connection. */
export const PACE_CHECK_MS = 30_000;
const MIN_BYTES = 9_000;

/**
 * Cuts off request bodies that arrive too slowly: each would occupy a connection, a file and an upload slot forever.
 * Only the rate counts, not the total time, and a body that waits for us to read is not slow. Returns the check to run
 * at every interval.
 */
export function installBodyPace(app: FastifyInstance): () => void {
  const openBodies = new Map<FastifyRequest, number>();

  app.addHook('onRequest', async (request) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    // The first check only takes a measurement, because it may come right after the request.
    openBodies.set(request, Number.NEGATIVE_INFINITY);
    raw.once('close', () => openBodies.delete(request));
  });
  // After the response the rest of a body is discarded; unread-body.ts limits how long that may take.
  app.addHook('onSend', async (request) => void openBodies.delete(request));

  return () => {
    for (const [request, bytesBefore] of openBodies) {
      const { raw } = request;
      const bytesRead = raw.socket.bytesRead;
      const isWaitingForUs = raw.readableLength > 0;
      openBodies.set(request, bytesRead);
      if (raw.complete) openBodies.delete(request);
      else if (bytesRead - bytesBefore < MIN_BYTES && !isWaitingForUs) cutOff(request);
    }
  };
}

/** The handler sees an aborted request and cleans up as for any client that disconnects. */
function cutOff({ raw, id, log }: FastifyRequest): void {
  log.info('a body that only trickled in was cut off');
  const { code, message } = new AppError({ code: 'request.too_slow' });
  const body = JSON.stringify({ message, code, requestId: id });
  raw.socket.end(
    `HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  raw.destroy();
}
