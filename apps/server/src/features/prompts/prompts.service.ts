import type { CreatePromptBody, ScheduledPrompt, UpdatePromptBody } from '@app/contract/prompts';
import { inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import { nextTime } from '#features/schedule/reminders.service.ts';
import { parseRecurrence } from '#features/schedule/schedule.service.ts';
import type { NewId } from '#platform/ids.ts';
import { createPromptRunner, type RunnerDependencies } from './prompt-runner.ts';
import * as errors from './prompts.errors.ts';
import { toScheduledPrompt } from './prompts.mapper.ts';
import * as rows from './prompts.repository.ts';

export interface PromptsDependencies extends RunnerDependencies {
  newId: NewId;
  timeZoneOf: TimeZoneOf;
  categories: Pick<CategoriesService, 'assertCategory'>;
}

export type PromptsService = ReturnType<typeof createPromptsService>;

const MOST = 50;

/** Prompts that are asked by themselves and file their answers. */
export function createPromptsService(dependencies: PromptsDependencies) {
  const { db, clock, newId, timeZoneOf, categories } = dependencies;

  /** Throws prompts.never. */
  function comingTime(rhythm: Pick<rows.PromptRow, 'startsAt' | 'timeZone' | 'recurrence'>): Date {
    const { startsAt: remindAt, timeZone, recurrence } = rhythm;
    const next = nextTime({ remindAt, timeZone, recurrence }, clock.now());
    if (next === null) throw errors.neverComes();
    return next;
  }

  return {
    ...createPromptRunner(dependencies),

    list: async (userId: string): Promise<ScheduledPrompt[]> =>
      (await rows.listPrompts(db, userId)).map(toScheduledPrompt),

    /** Throws prompts.too_many, prompts.never, categories.not_found and what is wrong with the rule. */
    create: async (userId: string, body: CreatePromptBody): Promise<ScheduledPrompt> => {
      const timeZone = body.timeZone ?? (await timeZoneOf(userId));
      return inTransaction(db, async (tx) => {
        if ((await rows.countPrompts(tx, userId)) >= MOST) throw errors.tooManyPrompts();
        if (body.categoryId) await categories.assertCategory(userId, body.categoryId);
        const rhythm = { startsAt: new Date(body.startsAt), timeZone, recurrence: parseRecurrence(body.recurrence) };
        const nextAt = comingTime(rhythm);
        const { title, prompt, categoryId = null } = body;
        const made = { ...rhythm, title, prompt, categoryId, nextAt, wakeAt: nextAt, createdAt: clock.now() };
        const row = await rows.insertPrompt(tx, userId, { ...made, id: newId() });
        await bumpUserVersion(tx, userId);
        return toScheduledPrompt(row);
      });
    },

    /** Throws prompts.not_found and what `create` throws. */
    update: (userId: string, id: string, body: UpdatePromptBody): Promise<ScheduledPrompt> =>
      inTransaction(db, async (tx) => {
        const before = await rows.lockPrompt(tx, userId, id);
        if (before === undefined) throw errors.promptNotFound();
        if (body.categoryId) await categories.assertCategory(userId, body.categoryId);
        const given = fieldsOf(body);
        const wished = { ...before, ...given };
        const isMoved = [body.startsAt, body.recurrence, body.timeZone, body.isPaused].some(
          (value) => value !== undefined,
        );
        const nextAt = wished.isPaused ? null : isMoved ? comingTime(wished) : before.nextAt;
        // A run that is under way ends first, and then waits for the next time.
        const wakeAt = before.runDueAt === null ? nextAt : before.wakeAt;
        const row = await rows.updatePrompt(tx, userId, id, { ...given, nextAt, wakeAt });
        await bumpUserVersion(tx, userId);
        return toScheduledPrompt(row ?? before);
      }),

    /** It begins within seconds. Throws prompts.not_found. */
    runNow: (userId: string, id: string): Promise<ScheduledPrompt> =>
      inTransaction(db, async (tx) => {
        const before = await rows.lockPrompt(tx, userId, id);
        if (before === undefined) throw errors.promptNotFound();
        if (before.runDueAt !== null) return toScheduledPrompt(before);
        const now = clock.now();
        const run = { runDueAt: now, runStartedAt: now, runAttempts: 0, runConversationId: null, runMessageId: null };
        const row = await rows.updatePrompt(tx, userId, id, { ...run, wakeAt: now });
        await bumpUserVersion(tx, userId);
        return toScheduledPrompt(row ?? before);
      }),

    /** Throws prompts.not_found. */
    remove: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await rows.deletePrompt(tx, userId, id))) throw errors.promptNotFound();
        await bumpUserVersion(tx, userId);
      }),
  };
}

/** An absent field must not overwrite what is stored. */
function fieldsOf(body: UpdatePromptBody): Partial<rows.NewPrompt> {
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
