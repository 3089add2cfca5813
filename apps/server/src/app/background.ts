import type { RepeatedWork } from '#features/feature.ts';
import type { Round, Rounds } from '#platform/rounds.ts';
import { collectByName, type AssembledFeatures } from './assemble.ts';

/** Repeated work of the features, besides requests and jobs. */
export function createBackground(features: AssembledFeatures, rounds: Rounds) {
  const repeated = [...collectByName(features, (feature) => feature.rounds)].map(([name, work]) =>
    repeat(work, rounds.open(name)),
  );
  return {
    start: (): void => {
      for (const { start } of features) start?.();
      for (const { start } of repeated) start();
    },
    stop: async (): Promise<void> => {
      await Promise.all([...repeated, ...features].map(async ({ stop }) => stop?.()));
    },
  };
}

/** Repeats work at an interval, never twice at the same time. */
function repeat({ everyMs, run: work }: RepeatedWork, round: Round) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const run = (): void => {
    running ??= round.run(work).finally(() => (running = undefined));
  };
  return {
    start: (): void => {
      timer = setInterval(run, everyMs);
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}
