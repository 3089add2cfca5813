import type { CreatePromptBody, ScheduledPrompt, UpdatePromptBody } from '@app/contract/prompts';
import { inTransaction } from '#db/database.ts';
import { lockForUser } from '#db/user-lock.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import { nextTime } from '#features/schedule/reminders.service.ts';
import { parseRecurrence } from '#features/schedule/schedule.service.ts';
import type { NewId } from '#platform/ids.ts';
import { createPromptRunner, type RunnerDependencies } from './prompt-runner.ts';
import * as errors from './prompts.errors.ts';
import { toScheduledPrompt } from './prompts.mapper.ts';
import * as repository from './prompts.repository.ts';

export interface PromptsDependencies extends RunnerDependencies {
  newId: NewId;
  timeZoneOf: TimeZoneOf;
  categories: Pick<CategoriesService, 'assertCategory'>;
}

export type PromptsService = ReturnType<typeof createPromptsService>;

const MAX_PROMPTS = 50;

/** Prompts that are asked on a schedule; each reply becomes a conversation. */
export function createPromptsService(dependencies: PromptsDependencies) {
  const { db } = dependencies;
  return {
    ...createPromptRunner(dependencies),
    ...createPromptEditing(dependencies),
    ...createManualRuns(dependencies),

    list: async (userId: string): Promise<ScheduledPrompt[]> =>
      (await repository.listPrompts(db, userId)).map(toScheduledPrompt),

    /** Throws prompts.not_found. */
    remove: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await repository.deletePrompt(tx, userId, id))) throw errors.promptNotFound();
        await bumpUserVersion(tx, userId);
      }),
  };
}

function createManualRuns({ db, clock }: PromptsDependencies) {
  return {
    /** The run starts within seconds. Throws prompts.not_found. */
    runNow: (userId: string, id: string): Promise<ScheduledPrompt> =>
      inTransaction(db, async (tx) => {
        const before = await repository.lockPrompt(tx, userId, id);
        if (before === undefined) throw errors.promptNotFound();
        if (before.runDueAt !== null) return toScheduledPrompt(before);
        const now = clock.now();
        const run = { runDueAt: now, runStartedAt: now, runAttempts: 0, runConversationId: null, runMessageId: null };
        const row = await repository.updatePrompt(tx, userId, id, { ...run, wakeAt: now });
        await bumpUserVersion(tx, userId);
        return toScheduledPrompt(row ?? before);
      }),
  };
}

function createPromptEditing({ db, clock, newId, timeZoneOf, categories }: PromptsDependencies) {
  return {
    /** Throws prompts.too_many, prompts.never, categories.not_found and the errors of an invalid rule. */
    create: async (userId: string, body: CreatePromptBody): Promise<ScheduledPrompt> => {
      const timeZone = body.timeZone ?? (await timeZoneOf(userId));
      return inTransaction(db, async (tx) => {
        await lockForUser(tx, userId, 'scheduled prompts');
        if ((await repository.countPrompts(tx, userId)) >= MAX_PROMPTS) throw errors.tooManyPrompts();
        if (body.categoryId) await categories.assertCategory(userId, body.categoryId, tx);
        const timing = { startsAt: new Date(body.startsAt), timeZone, recurrence: parseRecurrence(body.recurrence) };
        const nextAt = nextRun(clock.now(), timing);
        const { title, prompt, categoryId = null } = body;
        const fields = { ...timing, title, prompt, categoryId, nextAt, wakeAt: nextAt, createdAt: clock.now() };
        const row = await repository.insertPrompt(tx, userId, { ...fields, id: newId() });
        await bumpUserVersion(tx, userId);
        return toScheduledPrompt(row);
      });
    },

    /** Throws prompts.not_found and the errors of `create`, except prompts.too_many. */
    update: (userId: string, id: string, body: UpdatePromptBody): Promise<ScheduledPrompt> =>
      inTransaction(db, async (tx) => {
        const before = await repository.lockPrompt(tx, userId, id);
        if (before === undefined) throw errors.promptNotFound();
        if (body.categoryId) await categories.assertCategory(userId, body.categoryId, tx);
        const changes = toFields(body);
        const after = { ...before, ...changes };
        const isRescheduled = [body.startsAt, body.recurrence, body.timeZone, body.isPaused].some(
          (value) => value !== undefined,
        );
        const nextAt = after.isPaused ? null : isRescheduled ? nextRun(clock.now(), after) : before.nextAt;
        // A run in progress keeps its lease and switches to the next time when it ends.
        const wakeAt = before.runDueAt === null ? nextAt : before.wakeAt;
        const row = await repository.updatePrompt(tx, userId, id, { ...changes, nextAt, wakeAt });
        await bumpUserVersion(tx, userId);
        return toScheduledPrompt(row ?? before);
      }),
  };
}

/** The first time after `now`. Throws prompts.never. */
function nextRun(now: Date, timing: Pick<repository.PromptRow, 'startsAt' | 'timeZone' | 'recurrence'>): Date {
  const { startsAt: remindAt, timeZone, recurrence } = timing;
  const next = nextTime({ remindAt, timeZone, recurrence }, now);
  if (next === null) throw errors.promptNeverDue();
  return next;
}

/** Leaves out absent fields, so that they keep their stored values. */
function toFields(body: UpdatePromptBody): Partial<repository.NewPrompt> {
  const { title, prompt, startsAt, recurrence, timeZone, categoryId, isPaused } = body;
  return {
    ...(title !== undefined && { title }),
    ...(prompt !== undefined && { prompt }),
    ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
    ...(recurrence !== undefined && { recurrence: parseRecurrence(recurrence) }),
    ...(timeZone !== undefined && { timeZone }),
    ...(categoryId !== undefined && { categoryId }),
    ...(isPaused !== undefined && { isPaused }),
  };
}
