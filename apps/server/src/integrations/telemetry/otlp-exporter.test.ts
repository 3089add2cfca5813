import { expect, test, vi } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { createTelemetry } from './otlp-exporter.ts';
import type { Span } from './telemetry.ts';

const config = {
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key, x-team = a=b',
  OTEL_SERVICE_NAME: 'my-app',
};
const log = createLogger({ level: 'silent' });
const span: Span = {
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  name: 'GET /api/categories',
  start: 1_795_000_000_000.5,
  end: 1_795_000_000_003,
  attributes: { 'http.route': '/api/categories', 'http.response.status_code': 200 },
  isError: false,
};

function fakeCollector(status = 200) {
  return vi.fn<typeof fetch>(async () => new Response('{}', { status }));
}
const listSent = (send: ReturnType<typeof fakeCollector>) =>
  send.mock.calls.map(([url, init]) => ({
    url,
    headers: init?.headers,
    body: JSON.parse(String(init?.body)) as unknown,
  }));

test('spans are sent to the collector as OTLP, with the configured headers', async () => {
  const send = fakeCollector();
  const telemetry = createTelemetry(config, log, send);
  telemetry?.record(span);
  telemetry?.record({ ...span, parentSpanId: 'c'.repeat(16), isError: true });
  await telemetry?.stop();
  const wire = {
    traceId: span.traceId,
    spanId: span.spanId,
    name: span.name,
    kind: 2,
    startTimeUnixNano: '1795000000000500000',
    endTimeUnixNano: '1795000000003000000',
    attributes: [
      { key: 'http.route', value: { stringValue: '/api/categories' } },
      { key: 'http.response.status_code', value: { intValue: '200' } },
    ],
  };
  expect(listSent(send)).toEqual([
    {
      url: 'http://127.0.0.1:4318/v1/traces',
      headers: { 'content-type': 'application/json', authorization: 'Bearer key', 'x-team': 'a=b' },
      body: {
        resourceSpans: [
          {
            resource: { attributes: [{ key: 'service.name', value: { stringValue: 'my-app' } }] },
            scopeSpans: [
              {
                scope: { name: 'http' },
                spans: [wire, { ...wire, parentSpanId: 'c'.repeat(16), status: { code: 2 } }],
              },
            ],
          },
        ],
      },
    },
  ]);
});

test('at the end all waiting spans are sent, in batches', async () => {
  const send = fakeCollector();
  const telemetry = createTelemetry(config, log, send);
  for (let count = 0; count < 700; count += 1) telemetry?.record({ ...span, name: `GET /${count}` });
  await telemetry?.stop();
  const names = listSent(send).map(({ body }) =>
    [...JSON.stringify(body).matchAll(/GET \/\d+/g)].map(([name]) => name),
  );
  expect(names.map((batch) => batch.length)).toEqual([512, 188]);
  expect(names.flat()).toEqual(Array.from({ length: 700 }, (_, count) => `GET /${count}`));
});

test('a collector that is unreachable or refuses causes no errors', async () => {
  for (const send of [fakeCollector(503), vi.fn<typeof fetch>(() => Promise.reject(new TypeError('fetch failed')))]) {
    const telemetry = createTelemetry(config, log, send);
    for (let count = 0; count < 3_000; count += 1) telemetry?.record(span);
    await expect(telemetry?.stop()).resolves.toBeUndefined();
    expect(send.mock.calls.length).toBeGreaterThan(0);
  }
});

test('without an address there is no exporter, and without spans nothing is sent', async () => {
  const send = fakeCollector();
  expect(createTelemetry({ ...config, OTEL_EXPORTER_OTLP_ENDPOINT: undefined }, log, send)).toBeUndefined();
  await createTelemetry(config, log, send)?.stop();
  expect(send).not.toHaveBeenCalled();
});
