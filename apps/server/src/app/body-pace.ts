import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';

/** How often is looked, and what must have come in between: 300 bytes a second, a tenth of the slowest mobile line. */
export const PACE_CHECK_MS = 30_000;
const LEAST_BYTES = 9_000;

/**
 * Cuts off bodies that only trickle in: each would hold a connection, a file and a place among the uploads for as long
 * as somebody likes. How long a body takes is nobody's business as long as it comes; one that waits for us is not slow.
 * Returns the look that is taken at every body under way.
 */
export function installBodyPace(app: FastifyInstance): () => void {
  const underWay = new Map<FastifyRequest, number>();

  app.addHook('onRequest', async (request) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    // The first look only sees where it stands: it may come a moment after the request.
    underWay.set(request, Number.NEGATIVE_INFINITY);
    raw.once('close', () => underWay.delete(request));
  });
  // What still comes after the answer is dropped, within bounds of its own (unread-body.ts).
  app.addHook('onSend', async (request) => void underWay.delete(request));

  return () => {
    for (const [request, before] of underWay) {
      const { raw } = request;
      const read = raw.socket.bytesRead;
      const isWaitingForUs = raw.readableLength > 0;
      underWay.set(request, read);
      if (raw.complete) underWay.delete(request);
      else if (read - before < LEAST_BYTES && !isWaitingForUs) cutOff(request);
    }
  };
}

/** The handler hears of it as of any client that went away, and clears up as it does then. */
function cutOff({ raw, id, log }: FastifyRequest): void {
  log.info('a body that only trickled in was cut off');
  const { code, message } = new AppError({ code: 'request.too_slow' });
  const body = JSON.stringify({ message, code, requestId: id });
  raw.socket.end(
    `HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  raw.destroy();
}
