import type { Logger } from '#platform/logger.ts';
import type { TelemetryConfig } from './telemetry.config.ts';
import type { Span, Telemetry } from './telemetry.ts';

const AT_ONCE = 512;
const MAX_WAITING = 4 * AT_ONCE;
const PAUSE_MS = 5_000;
const SEND_MS = 10_000;
const LAST_SEND_MS = 2_000;
/** SPAN_KIND_SERVER and STATUS_CODE_ERROR of the protocol. */
const [KIND_SERVER, STATUS_ERROR] = [2, 2];

/**
 * Sends spans in batches of some seconds to a collector, as OTLP over HTTP in JSON
 * (https://opentelemetry.io/docs/specs/otlp/). Undefined without an address: then nothing is recorded.
 */
export function createTelemetry(config: TelemetryConfig, log: Logger, send = fetch): Telemetry | undefined {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const headers = { 'content-type': 'application/json', ...readHeaders(config.OTEL_EXPORTER_OTLP_HEADERS ?? '') };
  let waiting: Span[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;

  async function flush(timeoutMs: number): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const spans = waiting.splice(0, AT_ONCE);
    if (spans.length === 0) return;
    try {
      const body = JSON.stringify(describe(spans, config.OTEL_SERVICE_NAME));
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await send(`${endpoint}/v1/traces`, { method: 'POST', headers, body, signal });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the collector answers ${answer.status}`);
      isFailing = false;
    } catch (error) {
      // Logged once, and again only after a success.
      if (!isFailing) log.warn({ err: error }, 'traces could not be sent');
      isFailing = true;
    }
    if (waiting.length > 0) schedule();
  }

  function schedule(): void {
    timer ??= setTimeout(() => void flush(SEND_MS), PAUSE_MS).unref();
  }

  return {
    record: (span) => {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push(span);
      if (waiting.length >= AT_ONCE && timer !== undefined) void flush(SEND_MS);
      else schedule();
    },
    stop: async () => {
      waiting = waiting.slice(-AT_ONCE);
      await flush(LAST_SEND_MS);
      clearTimeout(timer);
    },
  };
}

/** `name=value` pairs separated by commas, with percent-encoded values, as the specification defines them. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.flatMap(([name = '', ...value]) => (name.trim() === '' ? [] : [[name.trim(), decoded(value.join('='))]])),
  );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.trim());
  } catch {
    return value.trim();
  }
}

function describe(spans: readonly Span[], serviceName: string) {
  const resource = { attributes: [attribute('service.name', serviceName)] };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'http' }, spans: spans.map(toWire) }] }] };
}

function toWire({ start, end, attributes, isError, ...span }: Span) {
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

function toNanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}
