import type { Logger } from '#platform/logger.ts';
import type { MetricFamily } from '#platform/metric-text.ts';

export interface SlowStatements {
  /** Counts a statement that took at least as long as the limit. Logs each pattern at most once a minute. */
  record(text: string, milliseconds: number): void;
  collectMetrics(): MetricFamily[];
}

interface Pattern {
  /** How many slow statements had this pattern since its last line in the log. */
  times: number;
  longestMs: number;
  loggedAt: number;
}

const LOG_EVERY_MS = 60_000;
const MAX_PATTERNS = 500;
const MAX_PATTERN_LENGTH = 500;

/** `limitMs` 0 turns it off. Values are never logged: statements carry them as parameters. */
export function createSlowStatements({ log, limitMs }: { log: Logger; limitMs: number }): SlowStatements {
  const patterns = new Map<string, Pattern>();
  let total = 0;
  return {
    record: (text, milliseconds) => {
      if (limitMs === 0 || milliseconds < limitMs) return;
      total += 1;
      const statement = patternOf(text);
      if (!patterns.has(statement) && patterns.size >= MAX_PATTERNS) patterns.clear();
      const pattern = patterns.get(statement) ?? { times: 0, longestMs: 0, loggedAt: Number.NEGATIVE_INFINITY };
      patterns.set(statement, pattern);
      pattern.times += 1;
      pattern.longestMs = Math.max(pattern.longestMs, milliseconds);
      if (performance.now() - pattern.loggedAt < LOG_EVERY_MS) return;
      log.warn({ statement, times: pattern.times, longestMs: Math.round(pattern.longestMs) }, 'a statement was slow');
      Object.assign(pattern, { times: 0, longestMs: 0, loggedAt: performance.now() });
    },
    collectMetrics: () => [
      {
        name: 'database_slow_statements_total',
        type: 'counter',
        help: 'Statements that took longer than SLOW_STATEMENT_MS.',
        samples: [{ value: total }],
      },
    ],
  };
}

/** Statements that differ only in white space, in the number of parameters or in literals have the same pattern. */
export function patternOf(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+(?:, ?\$\d+)+/g, '$…')
    .replaceAll(/\(\$…\)(?:, ?\(\$…\))+/g, '($…)')
    .trim()
    .slice(0, MAX_PATTERN_LENGTH);
}
