import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { Round } from '#platform/rounds.ts';
import * as repository from './operator.repository.ts';

const REPORT_EVERY_MS = 60_000;
/** A process that has not reported for this long counts as stopped. */
const GONE_AFTER_MS = 3 * REPORT_EVERY_MS;

/** Reports this process to the database, and lists for the operator the running processes of every role. */
export function createRunningProcesses(dependencies: {
  db: Database;
  clock: Clock;
  newId: NewId;
  round: Round;
  role: string;
  version: string;
}) {
  const { db, clock, round, role, version } = dependencies;
  const id = dependencies.newId();
  const startedAt = clock.now();
  let timer: NodeJS.Timeout | undefined;
  const goneBefore = () => new Date(clock.now().getTime() - GONE_AFTER_MS);
  const report = async (): Promise<void> => {
    await repository.saveProcess(db, { id, role, version, startedAt, seenAt: clock.now() });
    await repository.deleteProcessesBefore(db, goneBefore());
  };
  return {
    start: (): void => {
      void round.run(report);
      timer = setInterval(() => void round.run(report), REPORT_EVERY_MS);
      timer.unref();
    },
    stop: async (): Promise<void> => {
      if (timer === undefined) return;
      clearInterval(timer);
      await round.run(() => repository.deleteProcess(db, id));
    },
    list: (): Promise<repository.ProcessRow[]> => repository.listProcesses(db, goneBefore()),
  };
}

export type RunningProcesses = ReturnType<typeof createRunningProcesses>;
