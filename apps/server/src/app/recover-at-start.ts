import type { StartContext } from '#features/feature.ts';
import type { Rounds } from '#platform/rounds.ts';
import { collectByName, type AssembledFeatures } from './assemble.ts';

/**
 * Repairs what crashed processes left unfinished. A failing step does not prevent the start; the round `start` logs the
 * failure and counts the step as a failed row.
 */
export async function recoverAtStart(
  features: AssembledFeatures,
  rounds: Rounds,
  context: StartContext,
): Promise<void> {
  const round = rounds.open('start');
  for (const [name, step] of collectByName(features, (feature) => feature.recovery))
    await round.attempt(name, () => step(context));
}

/** Queues the backfills: work that an earlier version or process has not done. */
export async function queueBackfills(features: AssembledFeatures, rounds: Rounds): Promise<void> {
  const round = rounds.open('start');
  for (const [name, queue] of collectByName(features, (feature) => feature.backfills)) await round.attempt(name, queue);
}
