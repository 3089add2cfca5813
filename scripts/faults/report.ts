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
  doubled: string[];
  /** Sentences about any other unexpected behaviour. */
  findings: string[];
  statuses: ReadonlyMap<number, number>;
}

const MAX_NAMED = 20;

export function joinOutcomes(outcomes: readonly Outcome[]): Outcome {
  const statuses = new Map<number, number>();
  for (const [status, count] of outcomes.flatMap((outcome) => [...outcome.statuses])) {
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  return {
    trials: outcomes.flatMap(({ trials }) => trials),
    acknowledged: outcomes.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    lost: outcomes.flatMap(({ lost }) => lost),
    doubled: outcomes.flatMap(({ doubled }) => doubled),
    findings: outcomes.flatMap(({ findings }) => findings),
    statuses,
  };
}

/** One line per kind of fault, with its number of rounds and the slowest recovery; then the totals. */
export function describe(outcome: Outcome, seconds: number): string[] {
  const { trials, acknowledged, lost, doubled, findings, statuses } = outcome;
  const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${nameOf(status)}: ${count}`);
  return [
    ...describeKinds(trials),
    '',
    `Answers: ${answers.join(', ')}.`,
    ...findings.slice(0, MAX_NAMED),
    ...name('Lost', lost),
    ...name('Doubled', doubled),
    '',
    `${trials.length} faults in ${Math.round(seconds)} s, ${acknowledged} acknowledged writes checked.`,
    `Lost: ${lost.length}. Doubled: ${doubled.length}. Not started: ${notStarted(trials)}. Answers with 500: ${statuses.get(500) ?? 0}. Other findings: ${findings.length}.`,
  ];
}

/** Whether nothing went wrong in at least this number of faults. */
export function isGood({ trials, lost, doubled, findings, statuses }: Outcome, minFaults: number): boolean {
  const wrong = lost.length + doubled.length + findings.length + notStarted(trials) + (statuses.get(500) ?? 0);
  return wrong === 0 && trials.length >= minFaults;
}

function notStarted(trials: readonly Trial[]): number {
  return trials.filter(({ recoveredMs }) => recoveredMs === undefined).length;
}

function describeKinds(trials: readonly Trial[]): string[] {
  const kinds = Map.groupBy(trials, ({ database, fault }) => `${database}: ${fault}`);
  return [...kinds].map(([kind, tried]) => {
    const slowest = Math.max(...tried.map(({ recoveredMs }) => recoveredMs ?? Number.POSITIVE_INFINITY));
    const recovery = Number.isFinite(slowest)
      ? `ready again after ${(slowest / 1000).toFixed(1)} s at most`
      : 'NOT READY IN TIME';
    return `${kind}, ${tried.length} times: ${recovery}`;
  });
}

function name(what: string, marks: readonly string[]): string[] {
  if (marks.length === 0) return [];
  const more = marks.length > MAX_NAMED ? ' …' : '';
  return [`${what}: ${marks.slice(0, MAX_NAMED).join(', ')}${more}`];
}

function nameOf(status: number): string {
  return status === 0 ? 'connection broken' : String(status);
}
