import type { RepeatedWork } from '#features/feature.ts';
import type { Round, Rounds } from '#platform/rounds.ts';
import { collectByName, type Parts } from './assemble.ts';

/** Repeated work of the features, besides requests and jobs. */
export function createBackground(parts: Parts, rounds: Rounds) {
  const repeated = [...collectByName(parts, (part) => part.rounds)].map(([name, work]) =>
    repeat(work, rounds.open(name)),
  );
  return {
    start: (): void => {
      for (const { start } of parts) start?.();
      for (const { start } of repeated) start();
    },
    stop: async (): Promise<void> => {
      await Promise.all([...repeated, ...parts].map(async ({ stop }) => stop?.()));
    },
  };
}

/** Repeats work at an interval, never twice at once. */
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
