import { READY_WITHIN_MS } from './start-deadline.ts';

export interface Trial {
  database: string;
  fault: string;
  /** Milliseconds until the app was ready; undefined if it was not in time. */
  recoveredMs: number | undefined;
}

export interface Outcome {
  trials: Trial[];
  acknowledged: number;
  lost: string[];
  duplicated: string[];
  /** Sentences about any other unexpected behaviour. */
  findings: string[];
  statuses: ReadonlyMap<number, number>;
}

const MAX_LISTED = 20;

export function joinOutcomes(outcomes: readonly Outcome[]): Outcome {
  const statuses = new Map<number, number>();
  for (const [status, count] of outcomes.flatMap((outcome) => [...outcome.statuses])) {
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  return {
    trials: outcomes.flatMap(({ trials }) => trials),
    acknowledged: outcomes.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    lost: outcomes.flatMap(({ lost }) => lost),
    duplicated: outcomes.flatMap(({ duplicated }) => duplicated),
    findings: outcomes.flatMap(({ findings }) => findings),
    statuses,
  };
}

/** One line per kind of fault, with how often it was injected and the slowest recovery; then the totals. */
export function describeOutcome(outcome: Outcome, seconds: number): string[] {
  const { trials, acknowledged, lost, duplicated, findings, statuses } = outcome;
  const responses = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${statusLabel(status)}: ${count}`);
  return [
    ...describeKinds(trials),
    '',
    `Answers: ${responses.join(', ')}.`,
    ...findings.slice(0, MAX_LISTED),
    ...listWrites('Lost', lost),
    ...listWrites('Doubled', duplicated),
    '',
    `${trials.length} faults in ${Math.round(seconds)} s, ${acknowledged} acknowledged writes checked.`,
    `Ready in ten seconds: ${countQuick(trials)} of ${trials.length}.`,
    `Lost: ${lost.length}. Doubled: ${duplicated.length}. Not started in time: ${countNotReady(trials)}. Answers with 500: ${statuses.get(500) ?? 0}. Other findings: ${findings.length}.`,
  ];
}

/** Whether nothing went wrong in at least this number of faults. */
export function hasPassed({ trials, lost, duplicated, findings, statuses }: Outcome, minFaults: number): boolean {
  const wrong = lost.length + duplicated.length + findings.length + countNotReady(trials) + (statuses.get(500) ?? 0);
  return wrong === 0 && trials.length >= minFaults;
}

function countNotReady(trials: readonly Trial[]): number {
  return trials.filter(({ recoveredMs }) => recoveredMs === undefined).length;
}

/** Number of trials that were ready within READY_WITHIN_MS; a trial on a busy machine may take longer and still pass. */
function countQuick(trials: readonly Trial[]): number {
  return trials.filter(({ recoveredMs }) => recoveredMs !== undefined && recoveredMs <= READY_WITHIN_MS).length;
}

function describeKinds(trials: readonly Trial[]): string[] {
  const kinds = Map.groupBy(trials, ({ database, fault }) => `${database}: ${fault}`);
  return [...kinds].map(([kind, sameTrials]) => {
    const slowest = Math.max(...sameTrials.map(({ recoveredMs }) => recoveredMs ?? Number.POSITIVE_INFINITY));
    const recovery = Number.isFinite(slowest)
      ? `ready again after ${(slowest / 1000).toFixed(1)} s at most`
      : 'NOT READY IN TIME';
    return `${kind}, ${sameTrials.length} times: ${recovery}`;
  });
}

function listWrites(title: string, texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  const more = texts.length > MAX_LISTED ? ' …' : '';
  return [`${title}: ${texts.slice(0, MAX_LISTED).join(', ')}${more}`];
}

function statusLabel(status: number): string {
  return status === 0 ? 'connection broken' : String(status);
}
