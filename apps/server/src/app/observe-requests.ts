import type { FastifyInstance } from 'fastify';
import { createTelemetry } from '#integrations/telemetry/otlp-exporter.ts';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import type { MetricFamily } from '#platform/metric-text.ts';
import type { AppConfig } from '#features/config-sections.ts';
import { describeProcess } from './process-metrics.ts';
import { measureRequests } from './request-metrics.ts';
import { traceRequests } from './request-spans.ts';

export interface Observation {
  /** The process and what it answered so far. */
  describe(): MetricFamily[];
  stop(): Promise<void>;
}

/** For operators: what this process answers, counted for /metrics and told to a collector, if there is one. */
export function observeRequests(
  app: FastifyInstance,
  { config, clock, log }: { config: AppConfig; clock: Clock; log: Logger },
): Observation {
  const describeRequests = measureRequests(app);
  const telemetry = createTelemetry(config.telemetry, log);
  if (telemetry !== undefined) traceRequests(app, telemetry, clock);
  return {
    describe: () => [...describeProcess(), ...describeRequests()],
    stop: async () => telemetry?.stop(),
  };
}
