/** One piece of work, as OpenTelemetry describes it. Ids are hexadecimal: 32 digits of a trace, 16 of a span. */
export interface Span {
  traceId: string;
  spanId: string;
  /** Of whoever asked for it, in another program. */
  parentSpanId?: string;
  name: string;
  /** Unix time in milliseconds. */
  start: number;
  end: number;
  attributes: Readonly<Record<string, string | number>>;
  isError: boolean;
}

/** Where spans go. Never throws, never waits: what cannot be told is dropped. */
export interface Telemetry {
  record(span: Span): void;
  /** Tells what is left, for at most two seconds. */
  stop(): Promise<void>;
}
