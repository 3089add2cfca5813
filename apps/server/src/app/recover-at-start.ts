import type { Start } from '#features/feature.ts';
import type { Rounds } from '#platform/rounds.ts';
import { collectByName, type Parts } from './assemble.ts';

/**
 * Repairs what crashed processes have left. A failing step does not prevent the start; it is logged and counted as a
 * row of the round `start`.
 */
export async function recoverAtStart(parts: Parts, rounds: Rounds, start: Start): Promise<void> {
  const round = rounds.open('start');
  for (const [name, step] of collectByName(parts, (part) => part.recovery))
    await round.attempt(name, () => step(start));
}

/** Queues the backfills: work that an earlier version or process has not done. */
export async function queueBackfills(parts: Parts, rounds: Rounds): Promise<void> {
  const round = rounds.open('start');
  for (const [name, queue] of collectByName(parts, (part) => part.backfills)) await round.attempt(name, queue);
}
