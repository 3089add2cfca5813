import type { FastifyInstance } from 'fastify';
import type { MetricFamily, MetricSample } from '#platform/metric-text.ts';

/** The upper bounds of the histogram's buckets, in seconds. */
const BOUNDS = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 30];

interface RouteMeasurement {
  labels: { method: string; route: string };
  /** For each bound, how many requests took at most that long. */
  within: number[];
  count: number;
  seconds: number;
  byStatus: Map<string, number>;
}

/**
 * Counts and times requests by route; returns a function that reads the metrics. Routes are patterns, so
 * tokens and ids in URLs never appear in the metrics.
 */
export function measureRequests(app: FastifyInstance): () => MetricFamily[] {
  const measurements = new Map<string, RouteMeasurement>();
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'page' };
    const key = `${labels.method} ${labels.route}`;
    const entry = measurements.get(key) ?? createEntry(labels);
    measurements.set(key, entry);
    addRequest(entry, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  return () => toMetrics([...measurements.values()]);
}

function createEntry(labels: RouteMeasurement['labels']): RouteMeasurement {
  return { labels, within: BOUNDS.map(() => 0), count: 0, seconds: 0, byStatus: new Map() };
}

function addRequest(entry: RouteMeasurement, status: number, seconds: number): void {
  entry.count += 1;
  entry.seconds += seconds;
  entry.byStatus.set(String(status), (entry.byStatus.get(String(status)) ?? 0) + 1);
  for (const [index, bound] of BOUNDS.entries())
    if (seconds <= bound) entry.within[index] = (entry.within[index] ?? 0) + 1;
}

function toMetrics(entries: readonly RouteMeasurement[]): MetricFamily[] {
  const duration = 'http_request_duration_seconds';
  return [
    {
      name: 'http_requests_total',
      type: 'counter',
      help: 'Answered requests.',
      samples: entries.flatMap(({ labels, byStatus }) =>
        [...byStatus].map(([status, value]) => ({ labels: { ...labels, status }, value })),
      ),
    },
    {
      name: duration,
      type: 'histogram',
      help: 'Time from a request to the end of its answer; of a streamed reply the whole stream.',
      samples: entries.flatMap((entry): MetricSample[] => [
        ...BOUNDS.map((bound, index) => ({
          name: `${duration}_bucket`,
          labels: { ...entry.labels, le: String(bound) },
          value: entry.within[index] ?? 0,
        })),
        { name: `${duration}_bucket`, labels: { ...entry.labels, le: '+Inf' }, value: entry.count },
        { name: `${duration}_sum`, labels: entry.labels, value: entry.seconds },
        { name: `${duration}_count`, labels: entry.labels, value: entry.count },
      ]),
    },
  ];
}
