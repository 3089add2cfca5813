/** Consecutive periods in which a subject occurred clearly more often than usual. */
export interface Burst {
  /** The first and the last period, both included, as positions in the given counts. */
  from: number;
  to: number;
  /** Conversations about the subject in these periods. */
  count: number;
  /** How much better the higher rate explains the counts than the usual one: natural logarithm of the likelihoods. */
  weight: number;
}

/** How many times the usual rate a burst has. */
const RATE_RATIO = 3;
/** The cost of entering a burst, in units of the logarithm of the number of periods. */
const ENTRY_COST = 1;
/** A subject that was absent for longer than this in between counts as two bursts. */
const MAX_SILENT_PERIODS = 2;
const MAX_RATE = 0.95;

/**
 * The bursts of a subject by Kleinberg's automaton with two states over batched arrivals ('Bursty and Hierarchical
 * Structure in Streams', 2002): `counts` are the conversations about the subject in each period, `totals` all
 * conversations, both of the same length. The most likely sequence of the usual and a three times higher rate is found by
 * dynamic programming; a burst that was silent for more than two periods is divided there. Pure, deterministic.
 */
export const findBursts = (counts: readonly number[], totals: readonly number[]): Burst[] => {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const [found, all] = [sum(counts), sum(totals)];
  if (found === 0 || all === 0) return [];
  const usual = Math.min(found / all, MAX_RATE / RATE_RATIO);
  const rates = [usual, usual * RATE_RATIO] as const;
  /** How much better the higher rate explains a period. */
  const gains = counts.map((count, at) => {
    const others = Math.max(0, (totals[at] ?? 0) - count);
    return count * Math.log(RATE_RATIO) + others * Math.log((1 - rates[1]) / (1 - rates[0]));
  });
  const isHigh = likeliestStates(gains, ENTRY_COST * Math.log(Math.max(2, counts.length)));
  return splitAtSilence(isHigh, counts).map(({ from, to }) => ({
    from,
    to,
    count: sum(counts.slice(from, to + 1)),
    weight: sum(gains.slice(from, to + 1)),
  }));
};

/** Viterbi over two states; only entering the higher one costs. */
function likeliestStates(gains: readonly number[], cost: number): boolean[] {
  let [low, high] = [0, -cost];
  const steps = gains.map((gain) => {
    const step = { lowFromHigh: high > low, highFromHigh: high >= low - cost };
    [low, high] = [Math.max(low, high), Math.max(high, low - cost) + gain];
    return step;
  });
  const states = Array.from({ length: gains.length }, () => false);
  let isHigh = high > low;
  for (let at = gains.length - 1; at >= 0; at -= 1) {
    states[at] = isHigh;
    isHigh = (isHigh ? steps[at]?.highFromHigh : steps[at]?.lowFromHigh) ?? false;
  }
  return states;
}

/** Runs of high periods, from the first to the last that is not silent, divided at long silences. */
function splitAtSilence(isHigh: readonly boolean[], counts: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [at, count] of counts.entries()) {
    if (isHigh[at] !== true || count === 0) continue;
    const last = runs.at(-1);
    const isContinued =
      last !== undefined && at - last.to - 1 <= MAX_SILENT_PERIODS && isHigh.slice(last.to, at).every(Boolean);
    if (isContinued) last.to = at;
    else runs.push({ from: at, to: at });
  }
  return runs;
}
