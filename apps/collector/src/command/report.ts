import type { SourceTally } from '#collecting/tally.ts';
import type { Source } from '#sources/source.ts';

/** Describes the contents of the sources to a person who decides whether to send them. Empty sources share one line. */
export function describeSources(sources: readonly Source[], tallies: readonly SourceTally[]): string[] {
  const lines: string[] = [];
  const empty: string[] = [];
  for (const [index, source] of sources.entries()) {
    const tally = tallies[index];
    if (tally === undefined || tally.report().conversations === 0) empty.push(source.name);
    else lines.push(...describeSource(source, tally));
  }
  return empty.length === 0 ? lines : [...lines, `Nothing yet: ${empty.join(', ')}`];
}

function describeSource(source: Source, tally: SourceTally): string[] {
  const { conversations, masked } = tally.report();
  const lines = [
    `${source.title} (${source.name}): ${formatCount(conversations, 'conversation')}, ${formatSpan(tally)}, ${formatSize(tally.bytes)}`,
  ];
  if (masked > 0) lines.push(`  ${formatCount(masked, 'secret')} will be masked${formatKinds(tally)}`);
  if (source.notice !== undefined) lines.push(`  ${source.notice}`);
  return lines;
}

/** Describes the results of a run for one source. */
export function describeRun(source: Source, tally: SourceTally): string[] {
  const { conversations, sent, updated, unchanged, skipped, masked } = tally.report();
  if (conversations === 0 && skipped === 0 && tally.waiting === 0) return [];
  const parts = [
    `${sent} sent${updated > 0 ? ` (${updated} continued)` : ''}`,
    `${unchanged} unchanged`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(tally.waiting > 0 ? [`${tally.waiting} waiting`] : []),
    ...(masked > 0 ? [`${formatCount(masked, 'secret')} masked`] : []),
  ];
  const reasons = [...tally.reasons].map(([reason, number]) => `  ${number} × ${reason}`);
  return [`${source.title}: ${formatCount(conversations, 'conversation')}, ${parts.join(', ')}`, ...reasons];
}

/** The JSON line that `--json` adds at the end of the output. */
export function toJsonLine(tallies: readonly SourceTally[]): string {
  return JSON.stringify({ sources: tallies.map((tally) => tally.report()) });
}

export function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function formatSpan({ span }: SourceTally): string {
  if (span === null) return 'without dates';
  const [from, to] = span.map((time) => new Date(time).toISOString().slice(0, 10));
  return from === to ? String(from) : `${from} to ${to}`;
}

export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function formatKinds({ secrets }: SourceTally): string {
  const counts = new Map<string, number>();
  for (const kind of secrets) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const list = [...counts].map(([kind, number]) => `${number} × ${kind.replace('_', ' ')}`);
  return list.length === 0 ? '' : `: ${list.join(', ')}`;
}
