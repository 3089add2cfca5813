import { endpoint } from '@app/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Span } from '#integrations/telemetry/telemetry.ts';
import { createManualClock } from '#platform/clock.ts';
import { createTestShell, type TestShell } from '../../test/test-shell.ts';
import { traceRequests } from './request-spans.ts';

const read = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  access: 'public',
  summary: 'A call of this test.',
  params: z.object({ id: z.string() }),
  response: z.object({}),
  errors: [],
});

let shell: TestShell;
const spans: Span[] = [];
const clock = createManualClock('2026-11-20T09:00:00Z');

beforeAll(async () => {
  shell = await createTestShell();
  traceRequests(shell.app, { record: (span) => void spans.push(span), stop: async () => undefined }, clock);
  shell.mount(read, async ({ params }) => {
    if (params.id === 'broken') throw new Error('a fault of ours');
    return {};
  });
});
afterAll(() => shell.close());

async function fetchSpan(id: string, headers: Record<string, string> = {}): Promise<Span | undefined> {
  await shell.app.inject({ url: `/api/things/${id}`, headers: { host: 'localhost', ...headers } });
  return spans.at(-1);
}

test('a request is a span with its route pattern and status', async () => {
  const span = await fetchSpan('secret-token');
  expect(span).toMatchObject({
    name: 'GET /api/things/:id',
    end: clock.now().getTime(),
    attributes: { 'http.route': '/api/things/:id', 'http.response.status_code': 200 },
    isError: false,
  });
  expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(span?.spanId).toMatch(/^[0-9a-f]{16}$/);
  expect(span?.start).toBeLessThanOrEqual(span?.end ?? 0);
  expect(JSON.stringify(span)).not.toContain('secret-token');
});

test('a request belongs to the caller’s trace, if there is one', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const span = await fetchSpan('a', { traceparent: `00-${trace}-b7ad6b7169203331-01` });
  expect(span).toMatchObject({ traceId: trace, parentSpanId: 'b7ad6b7169203331' });
  const spanOfInvalidTrace = await fetchSpan('a', { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` });
  expect(spanOfInvalidTrace).not.toHaveProperty('parentSpanId');
});

test('a request is marked as an error when the server failed', async () => {
  expect(await fetchSpan('broken')).toMatchObject({ isError: true, attributes: { 'http.response.status_code': 500 } });
});
