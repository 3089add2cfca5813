import type { Pool } from 'pg';
import type { MetricFamily } from '#platform/metric-text.ts';

/** Connections of this process to the database, without those of the job queue. */
export function collectPoolMetrics(pool: Pool): MetricFamily[] {
  return [
    {
      name: 'database_connections',
      type: 'gauge',
      help: 'Connections to the database by state; max is how many there may be.',
      samples: [
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'max' }, value: pool.options.max },
      ],
    },
    {
      name: 'database_connection_waiters',
      type: 'gauge',
      help: 'Statements and transactions that wait for a connection.',
      samples: [{ value: pool.waitingCount }],
    },
  ];
}
