/** One span, as OpenTelemetry defines it. Ids are hexadecimal: 32 digits for a trace, 16 for a span. */
export interface Span {
  traceId: string;
  spanId: string;
  /** The span of the caller, in another program. */
  parentSpanId?: string;
  name: string;
  /** Unix time in milliseconds. */
  start: number;
  end: number;
  attributes: Readonly<Record<string, string | number>>;
  isError: boolean;
}

/** Receives spans. Never throws and never waits: spans that cannot be sent are dropped. */
export interface Telemetry {
  record(span: Span): void;
  /** Sends the remaining spans, for at most two seconds. */
  stop(): Promise<void>;
}
