import type { Logger } from '#platform/logger.ts';
import type { TelemetryConfig } from './telemetry.config.ts';
import type { Span, Telemetry } from './telemetry.ts';

const BATCH_SIZE = 512;
const MAX_PENDING = 4 * BATCH_SIZE;
const PAUSE_MS = 5_000;
const SEND_TIMEOUT_MS = 10_000;
const LAST_SEND_TIMEOUT_MS = 2_000;
/** SPAN_KIND_SERVER and STATUS_CODE_ERROR of the protocol. */
const [KIND_SERVER, STATUS_ERROR] = [2, 2];

/**
 * Sends spans to an OpenTelemetry collector every few seconds, as OTLP over HTTP in JSON
 * (https://opentelemetry.io/docs/specs/otlp/). Undefined without an address: then nothing is recorded.
 */
export function createTelemetry(config: TelemetryConfig, log: Logger, send = fetch): Telemetry | undefined {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const headers = { 'content-type': 'application/json', ...readHeaders(config.OTEL_EXPORTER_OTLP_HEADERS ?? '') };
  const pendingSpans: Span[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;

  async function flush(signal: AbortSignal): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const spans = pendingSpans.splice(0, BATCH_SIZE);
    if (spans.length === 0) return;
    try {
      const body = JSON.stringify(toExportRequest(spans, config.OTEL_SERVICE_NAME));
      const response = await send(`${endpoint}/v1/traces`, { method: 'POST', headers, body, signal });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the collector answers ${response.status}`);
      isFailing = false;
    } catch (error) {
      // Logged once, and again only after a success.
      if (!isFailing) log.warn({ err: error }, 'traces could not be sent');
      isFailing = true;
    }
    if (pendingSpans.length > 0) schedule();
  }

  function flushInTime(): void {
    void flush(AbortSignal.timeout(SEND_TIMEOUT_MS));
  }

  function schedule(): void {
    timer ??= setTimeout(flushInTime, PAUSE_MS).unref();
  }

  return {
    record: (span) => {
      if (pendingSpans.length >= MAX_PENDING) return;
      pendingSpans.push(span);
      if (pendingSpans.length >= BATCH_SIZE && timer !== undefined) flushInTime();
      else schedule();
    },
    stop: async () => {
      // All batches share this time, so that a collector that hangs does not hold up the end of the process.
      const signal = AbortSignal.timeout(LAST_SEND_TIMEOUT_MS);
      while (pendingSpans.length > 0) await flush(signal);
      clearTimeout(timer);
    },
  };
}

/** `name=value` pairs separated by commas, with percent-encoded values, as the specification defines them. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.flatMap(([name = '', ...value]) => (name.trim() === '' ? [] : [[name.trim(), decodeValue(value.join('='))]])),
  );
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value.trim());
  } catch {
    return value.trim();
  }
}

function toExportRequest(spans: readonly Span[], serviceName: string) {
  const resource = { attributes: [attribute('service.name', serviceName)] };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'http' }, spans: spans.map(toProtocolSpan) }] }] };
}

function toProtocolSpan({ start, end, attributes, isError, ...span }: Span) {
  return {
    ...span,
    kind: KIND_SERVER,
    startTimeUnixNano: toNanoseconds(start),
    endTimeUnixNano: toNanoseconds(end),
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    ...(isError && { status: { code: STATUS_ERROR } }),
  };
}

function attribute(key: string, value: string | number) {
  return { key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } };
}

/** Rounds to microseconds, because a number cannot hold the nanoseconds of a date exactly. */
function toNanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}
