import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const Health = z.object({ status: z.literal('ok') });
export type Health = z.output<typeof Health>;

/**
 * `checks` names the app's dependencies, such as the database, and whether they are available. `details` names the
 * variant in use of each part that has a fallback, such as `embedding`. A fallback does not affect readiness.
 */
export const Readiness = z.object({
  status: z.enum(['ready', 'not_ready']),
  checks: z.record(z.string(), z.boolean()),
  details: z.record(z.string(), z.string()),
});
export type Readiness = z.output<typeof Readiness>;

export const getHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'The process is running.',
  response: Health,
  errors: [],
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'Whether the app can serve requests; 503 with the same body if not.',
  response: Readiness,
  errors: [],
});

export const getMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  summary:
    'Metrics of this process in the text format of Prometheus, for this machine or with METRICS_TOKEN as bearer token.',
  response: z.unknown(),
  produces: 'binary',
  errors: ['system.metrics_refused'],
});

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'This description of the API, as OpenAPI 3.1.',
  response: z.record(z.string(), z.unknown()),
  errors: [],
});
