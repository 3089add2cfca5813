import { hash, timingSafeEqual } from 'node:crypto';
import { getMetrics } from '@app/contract/system';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import { METRIC_TEXT_TYPE, type MetricFamily, writeMetricText } from '#platform/metric-text.ts';
import { isLoopbackName, wasForwarded } from './local-user-check.ts';

export interface MetricsDependencies {
  token: string | undefined;
  collect: () => Promise<MetricFamily[]>;
}

/** For operators: from this machine, or with the token. */
export function registerMetricsRoute(mount: Mount, { token, collect }: MetricsDependencies): void {
  mount(getMetrics, async ({ request, reply }) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) {
      throw new AppError({ code: 'system.metrics_refused' });
    }
    await reply.type(METRIC_TEXT_TYPE).send(writeMetricText(await collect()));
    return responseSent;
  });
}

/** A loopback address is not enough: requests through a local proxy or by DNS rebinding come from one as well. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(address);
  return isLoopback && !wasForwarded(request) && isLoopbackName(request.hostname);
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const bearerToken = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined || bearerToken === undefined) return false;
  // Hashes have equal lengths, as a constant-time comparison needs.
  return timingSafeEqual(hash('sha256', bearerToken, 'buffer'), hash('sha256', token, 'buffer'));
}
