import type { EventStreams } from '#platform/http/event-streams.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { MetricFamily } from '#platform/metric-text.ts';

const startedAt = Date.now() / 1000 - process.uptime();

/** Process metrics under the usual Prometheus names. */
export function collectProcessMetrics(): MetricFamily[] {
  const { user, system } = process.cpuUsage();
  const gauge = (name: string, help: string, value: number): MetricFamily => ({
    name,
    type: 'gauge',
    help,
    samples: [{ value }],
  });
  return [
    gauge('process_start_time_seconds', 'When the process began, in Unix seconds.', startedAt),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Time on the processors.',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge(
      'nodejs_eventloop_utilization',
      'Share of its life in which the process was busy, 0 to 1.',
      performance.eventLoopUtilization().utilization,
    ),
  ];
}

/**
 * Metrics of the current work. When the database is unavailable, the job counts are left out and the rest is returned:
 * metrics matter most during an outage.
 */
export async function collectWorkMetrics(streams: EventStreams, jobs: JobQueue): Promise<MetricFamily[]> {
  const counts = await jobs.count().catch(() => []);
  return [
    {
      name: 'event_streams_open',
      type: 'gauge',
      help: 'Replies and other streams with a connected client.',
      samples: [{ value: streams.openCount }],
    },
    {
      name: 'jobs',
      type: 'gauge',
      help: 'Background jobs of all processes by kind and state.',
      samples: counts.flatMap(({ name, waiting, running, failed }) =>
        Object.entries({ waiting, running, failed }).map(([state, value]) => ({ labels: { job: name, state }, value })),
      ),
    },
  ];
}
