import { listCategories } from '@app/contract/categories';
import { getMetrics } from '@app/contract/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { housekeeping } from './housekeeping.jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    environment: { METRICS_TOKEN: 'let-me-see-them', PUBLIC_URL: 'https://ai.example.org' },
  });
});
afterAll(() => app.close());

const fetchMetrics = (headers: Record<string, string> = {}) => app.request(getMetrics, { headers });

describe('metrics', () => {
  it('count responses by route pattern', async () => {
    const ann = await app.signUp('Ann');
    await app.request(listCategories, { as: ann });
    await app.request(listCategories);
    const { status, text, headers } = await fetchMetrics();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toContain('http_requests_total{method="GET",route="/api/categories",status="200"} 1\n');
    expect(text).toContain('http_requests_total{method="GET",route="/api/categories",status="401"} 1\n');
    expect(text).toContain('http_request_duration_seconds_bucket{method="GET",route="/api/categories",le="+Inf"} 2\n');
    expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/api\/categories"\} 2$/m);
    expect(text).not.toContain(ann.userId);
  });

  it('describe the process and its work', async () => {
    const { text } = await fetchMetrics();
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
    expect(text).toMatch(/^event_streams_open 0$/m);
    expect(text).toContain(`jobs{job="${housekeeping.name}",state="failed"} 0\n`);
  });

  it.each([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['at the public host name', { host: 'ai.example.org' }],
    ['with a wrong token', { host: 'ai.example.org', authorization: 'Bearer let-me-see' }],
    ['at a host name that a stranger points to this machine', { host: 'evil.example' }],
  ])('are refused %s', async (_how, headers) => {
    expect(await fetchMetrics(headers)).toMatchObject({ status: 403, body: { code: 'system.metrics_refused' } });
  });

  it('are shown to any client with the token', async () => {
    const headers = {
      host: '10.0.0.7:3000',
      'x-forwarded-for': '203.0.113.9',
      authorization: 'Bearer let-me-see-them',
    };
    expect((await fetchMetrics(headers)).status).toBe(200);
  });
});
