import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Telemetry } from '#integrations/telemetry/telemetry.ts';
import type { Clock } from '#platform/clock.ts';

/** https://www.w3.org/TR/trace-context/: version, trace, parent, flags. An id of zeros only is invalid. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Records every request as a span in the caller's trace, without its URL, which may contain secrets. */
export function traceRequests(app: FastifyInstance, telemetry: Telemetry, clock: Clock): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, headers, routeOptions } = request;
    const [, traceId = randomBytes(16).toString('hex'), parentSpanId] =
      TRACEPARENT.exec(String(headers['traceparent'] ?? '')) ?? [];
    const route = routeOptions.url ?? 'page';
    const end = clock.now().getTime();
    telemetry.record({
      traceId,
      spanId: randomBytes(8).toString('hex'),
      ...(parentSpanId !== undefined && { parentSpanId }),
      name: `${method} ${route}`,
      start: end - reply.elapsedTime,
      end,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'app.request_id': request.id,
      },
      isError: reply.statusCode >= 500,
    });
    done();
  });
}
