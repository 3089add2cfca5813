import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { nextTime } from '#features/schedule/reminders.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';
import { type AskDependencies, createAskPrompt } from './ask-prompt.ts';
import { failRun, type FinishDependencies, finishRun } from './finish-run.ts';
import * as repository from './prompts.repository.ts';

export interface RunnerDependencies extends AskDependencies, Omit<FinishDependencies, 'conversations'> {
  rounds: Rounds;
}

/** Another process takes over a run whose lease was not renewed for this long. */
const LEASE_MS = 60_000;
const RENEW_EVERY_MS = 20_000;
const MAX_CONCURRENT_RUNS = 4;

/**
 * Asks due prompts. Each run is asked once, even with several processes. All missed times of a prompt together are one
 * run.
 */
export function createPromptRunner(dependencies: RunnerDependencies) {
  const { db, clock, rounds } = dependencies;
  const run = createRun(dependencies);
  const claimRound = rounds.open('due-prompts');
  // Runs have a round of their own, because a successful claim clears the failures of its row. A prompt whose run
  // failed waits before it is claimed again.
  const askRound = rounds.open('asked-prompts');
  const active = new Set<Promise<unknown>>();

  return {
    /** Starts due runs up to the concurrency limit, without waiting for the replies. Returns how many were started. */
    runDue: (): Promise<number> =>
      claimRound.drain(async ({ recentlyFailed, reportRow }) => {
        if (active.size >= MAX_CONCURRENT_RUNS) return false;
        const claimed = await claimNext(db, clock, [...recentlyFailed, ...askRound.listRecentlyFailed()], reportRow);
        if (claimed === undefined) return false;
        const running = askRound.attempt(claimed.id, () => run(claimed)).finally(() => active.delete(running));
        active.add(running);
        return true;
      }),

    /** Releases all runs, so that the next `runDue` takes them over. Call it only when no other process is running. */
    releaseAll: (): Promise<void> => repository.releaseRuns(db, clock.now(), leaseEnd(clock)),

    /** Resolves when all runs of this process have ended. */
    waitForRuns: async (): Promise<void> => {
      await Promise.all(active);
    },
  };
}

/** Starts the run of the next due prompt, or takes over one whose lease has lapsed. */
async function claimNext(
  db: Database,
  clock: Clock,
  recentlyFailed: readonly string[],
  reportRow: (id: string) => void,
): Promise<repository.PromptRow | undefined> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const row = await repository.lockNextDue(tx, now, recentlyFailed);
    if (row === undefined) return undefined;
    reportRow(row.id);
    const { userId, id, startsAt: remindAt, timeZone, recurrence } = row;
    const started = {
      runDueAt: row.nextAt ?? now,
      runStartedAt: now,
      runAttempts: 0,
      runConversationId: null,
      runMessageId: null,
      nextAt: nextTime({ remindAt, timeZone, recurrence }, new Date(now.getTime() + 1)),
    };
    const claimed = await repository.updatePrompt(tx, userId, id, {
      ...(row.runDueAt === null && started),
      wakeAt: leaseEnd(clock),
    });
    await bumpUserVersion(tx, userId);
    return claimed;
  });
}

/** Asks a claimed prompt and ends its run, renewing the lease meanwhile. */
function createRun(dependencies: RunnerDependencies) {
  const { db, clock, log } = dependencies;
  const ask = createAskPrompt(dependencies);
  return async (claimed: repository.PromptRow): Promise<void> => {
    const renewing = setInterval(() => {
      repository.updateRun(db, claimed, { wakeAt: leaseEnd(clock) }).catch((error: unknown) => {
        log.warn({ err: error, promptId: claimed.id }, 'the lease of a scheduled prompt could not be renewed');
      });
    }, RENEW_EVERY_MS);
    try {
      const reply = await ask(claimed);
      await finishRun(dependencies, claimed, reply, reply.fault);
    } catch (error) {
      await failRun(dependencies, claimed, error);
    } finally {
      clearInterval(renewing);
    }
  };
}

const leaseEnd = (clock: Clock): Date => new Date(clock.now().getTime() + LEASE_MS);
