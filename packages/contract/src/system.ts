import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const Health = z.object({ status: z.literal('ok') });
export type Health = z.output<typeof Health>;

/**
 * `checks` names each thing the app needs, such as the database, and whether it answers. `details` names what serves
 * where there is a lighter way too, such as `embedding`: the app is ready either way.
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
  summary: 'The process is alive.',
  response: Health,
  errors: [],
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'The app can serve requests; 503 with the same body while it cannot.',
  response: Readiness,
  errors: [],
});

export const getMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  summary:
    "Counts and times of this process in Prometheus' text form: on this machine itself, or with METRICS_TOKEN as bearer.",
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
