import type { Start } from '#features/feature.ts';
import type { Rounds } from '#platform/rounds.ts';
import { collect, type Parts } from './assemble.ts';

/**
 * Puts in order what processes that died have left. Each step is tried, and none keeps the server from starting: what
 * fails is logged and counted as a row of the round `start`.
 */
export async function recoverAtStart(parts: Parts, rounds: Rounds, start: Start): Promise<void> {
  const round = rounds.open('start');
  for (const [name, step] of collect(parts, (part) => part.recovery)) await round.attempt(name, () => step(start));
}

/** Queues what an earlier version or process has left undone. */
export async function queueLeftWork(parts: Parts, rounds: Rounds): Promise<void> {
  const round = rounds.open('start');
  for (const [name, queue] of collect(parts, (part) => part.leftWork)) await round.attempt(name, queue);
}
