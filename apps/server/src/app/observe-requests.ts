import type { FastifyInstance } from 'fastify';
import { createTelemetry } from '#integrations/telemetry/otlp-exporter.ts';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import type { MetricFamily } from '#platform/metric-text.ts';
import type { AppConfig } from '#features/config-sections.ts';
import { collectProcessMetrics } from './process-metrics.ts';
import { measureRequests } from './request-metrics.ts';
import { traceRequests } from './request-spans.ts';

export interface Observation {
  /** Metrics of the process and of its responses. */
  collectMetrics(): MetricFamily[];
  stop(): Promise<void>;
}

/**
 * Measures all requests, for /metrics. Sends a trace of each to an OpenTelemetry collector, if one is configured.
 */
export function observeRequests(
  app: FastifyInstance,
  { config, clock, log }: { config: AppConfig; clock: Clock; log: Logger },
): Observation {
  const collectRequestMetrics = measureRequests(app);
  const telemetry = createTelemetry(config.telemetry, log);
  if (telemetry !== undefined) traceRequests(app, telemetry, clock);
  return {
    collectMetrics: () => [...collectProcessMetrics(), ...collectRequestMetrics()],
    stop: async () => telemetry?.stop(),
  };
}
