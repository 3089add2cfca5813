import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import { nextTime } from '#features/schedule/reminders.service.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseAway, retryWhileDatabaseAway } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds, Turn } from '#platform/rounds.ts';
import { type Answered, type AskDependencies, createAskPrompt } from './ask-prompt.ts';
import { noticeOf } from './prompt-notice.ts';
import * as rows from './prompts.repository.ts';

export interface RunnerDependencies extends AskDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  rounds: Rounds;
  notifications: Pick<NotificationsService, 'notify' | 'defaultChannels'>;
}

/** A run whose process fell silent is taken over after this long. */
const LEASE_MS = 60_000;
const RENEW_EVERY_MS = 20_000;
/** Longer, and the lease tells that the run was left. */
const RETRY_OUTAGE_MS = 5_000;
const RETRY_MS = 5 * 60_000;
const MAX_ATTEMPTS = 3;
const AT_ONCE = 4;
const LATE_AFTER_MS = 5 * 60_000;

/** Asks prompts that are due: once over all processes, and once for however many times were missed. */
export function createPromptRunner(dependencies: RunnerDependencies) {
  const { db, clock, log, notifications, conversations } = dependencies;
  const ask = createAskPrompt(dependencies);
  const begun = dependencies.rounds.open('due-prompts');
  // Apart from beginning: one that begins well and ends badly must rest as well, or it asks a model again and again.
  const asked = dependencies.rounds.open('asked-prompts');
  const active = new Set<Promise<unknown>>();
  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS);

  /** Begins the run of the next due one, or takes over one that was left. */
  async function claim({ resting, found }: Turn): Promise<rows.PromptRow | undefined> {
    return inTransaction(db, async (tx) => {
      const now = clock.now();
      const row = await rows.lockNextAwake(tx, now, [...resting, ...asked.resting()]);
      if (row === undefined) return undefined;
      found(row.id);
      const { userId, id, startsAt: remindAt, timeZone, recurrence } = row;
      const opened = {
        runDueAt: row.nextAt ?? now,
        runStartedAt: now,
        runAttempts: 0,
        runConversationId: null,
        runMessageId: null,
        nextAt: nextTime({ remindAt, timeZone, recurrence }, new Date(now.getTime() + 1)),
      };
      const claimed = await rows.updatePrompt(tx, userId, id, {
        ...(row.runDueAt === null && opened),
        wakeAt: leaseEnd(),
      });
      await bumpUserVersion(tx, userId);
      return claimed;
    });
  }

  /** The answer gets its name and its place; what the person deleted meanwhile stays deleted. */
  async function file(
    { userId, title, categoryId, timeZone }: rows.PromptRow,
    conversationId: string,
  ): Promise<boolean> {
    const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(clock.now());
    const named = { title: `${title}, ${day}` };
    const place = async (body: { title: string; categoryId?: string }): Promise<string | undefined> => {
      try {
        await conversations.update(userId, conversationId, body);
        return undefined;
      } catch (error) {
        if (error instanceof AppError) return error.code;
        throw error;
      }
    };
    const refused = await place({ ...named, ...(categoryId !== null && { categoryId }) });
    if (refused === 'categories.not_found') return (await place(named)) === undefined;
    return refused === undefined;
  }

  /** Whoever comes first ends a run; it is told once. */
  async function finish(run: rows.PromptRow, answered: Answered | undefined, fault: string | null): Promise<void> {
    const isFiled = answered !== undefined && (await file(run, answered.conversationId));
    await inTransaction(db, async (tx) => {
      const { userId, id, runDueAt } = run;
      const row = await rows.lockPrompt(tx, userId, id);
      if (row === undefined || runDueAt === null || row.runDueAt?.getTime() !== runDueAt.getTime()) return;
      const now = clock.now();
      const lateMs = (run.runStartedAt ?? now).getTime() - runDueAt.getTime();
      const ended = {
        lastRanAt: now,
        lastConversationId: isFiled ? answered.conversationId : null,
        lastIsLate: lateMs > LATE_AFTER_MS,
        lastFault: fault,
      };
      await rows.updatePrompt(tx, userId, id, { ...ended, runDueAt: null, runStartedAt: null, wakeAt: row.nextAt });
      const scope = { tx, userId };
      const channels = await notifications.defaultChannels(scope);
      await notifications.notify(scope, {
        ...noticeOf({ ...row, ...ended }, answered?.text ?? ''),
        channels,
        dueAt: runDueAt,
      });
      await bumpUserVersion(tx, userId);
    });
  }

  /** No attempt counts: it is asked as soon as the database is back, and found again if it was asked already. */
  async function askAgain(run: rows.PromptRow): Promise<void> {
    await retryWhileDatabaseAway(() => rows.updateRun(db, run, { wakeAt: clock.now() }), { forMs: RETRY_OUTAGE_MS });
  }

  async function fail(run: rows.PromptRow, error: unknown): Promise<void> {
    if (isDatabaseAway(error)) return askAgain(run);
    if (!(error instanceof AppError))
      log.error({ err: error, promptId: run.id }, 'a scheduled prompt could not be asked');
    const attempts = run.runAttempts + 1;
    const isPassing = !(error instanceof AppError) || /^(?:model|chat\.busy)/.test(error.code);
    if (isPassing && attempts < MAX_ATTEMPTS) {
      const wakeAt = new Date(clock.now().getTime() + RETRY_MS * attempts);
      await rows.updateRun(db, run, { runAttempts: attempts, wakeAt, runMessageId: null, runConversationId: null });
      return;
    }
    await finish(run, undefined, error instanceof AppError ? error.message : 'Something went wrong on our side.');
  }

  async function run(claimed: rows.PromptRow): Promise<void> {
    const renewing = setInterval(() => {
      rows.updateRun(db, claimed, { wakeAt: leaseEnd() }).catch((error: unknown) => {
        log.warn({ err: error, promptId: claimed.id }, 'the lease of a scheduled prompt could not be renewed');
      });
    }, RENEW_EVERY_MS);
    try {
      const answered = await ask(claimed);
      await finish(claimed, answered, answered.fault);
    } catch (error) {
      await fail(claimed, error);
    } finally {
      clearInterval(renewing);
    }
  }

  return {
    /** Begins what is due, as far as there is room; answers are not waited for. Returns how many were begun. */
    runDue: (): Promise<number> =>
      begun.drain(async (turn) => {
        const claimed = active.size < AT_ONCE ? await claim(turn) : undefined;
        if (claimed === undefined) return false;
        const running = asked.attempt(claimed.id, () => run(claimed)).finally(() => active.delete(running));
        active.add(running);
        return true;
      }),

    /** Lets go of every run under way: the next `runDue` takes them over. For when the processes at them are gone. */
    releaseAll: (): Promise<void> => rows.releaseRuns(db, clock.now(), leaseEnd()),

    /** Resolves when nothing is being asked here. */
    settled: async (): Promise<void> => {
      await Promise.all(active);
    },
  };
}
