import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { NotificationRequest, NotificationsService } from '#features/notifications/notifications.service.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseUnavailable, retryWhileDatabaseUnavailable } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { PromptReply } from './ask-prompt.ts';
import * as repository from './prompts.repository.ts';

export interface FinishDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  conversations: Pick<ConversationsService, 'update'>;
  notifications: Pick<NotificationsService, 'notify' | 'defaultChannels'>;
}

/** Shorter than the lease. If an outage lasts longer, another process takes the run over when the lease ends. */
const RETRY_OUTAGE_MS = 5_000;
const RETRY_MS = 5 * 60_000;
const MAX_ATTEMPTS = 3;
const LATE_AFTER_MS = 5 * 60_000;
const MAX_NOTICE_LENGTH = 200;

/**
 * Gives the conversation of the reply a title and a category, ends the run and notifies its owner. If two processes finish
 * the same run, only one ends it.
 */
export async function finishRun(
  dependencies: FinishDependencies,
  run: repository.PromptRow,
  reply: PromptReply | undefined,
  fault: string | null,
): Promise<void> {
  const { db, clock, notifications } = dependencies;
  const hasConversation = reply !== undefined && (await updateConversation(dependencies, run, reply.conversationId));
  await inTransaction(db, async (tx) => {
    const { userId, id, runDueAt } = run;
    const row = await repository.lockPrompt(tx, userId, id);
    if (row === undefined || runDueAt === null || row.runDueAt?.getTime() !== runDueAt.getTime()) return;
    const now = clock.now();
    const lateMs = (run.runStartedAt ?? now).getTime() - runDueAt.getTime();
    const ended = {
      lastRanAt: now,
      lastConversationId: hasConversation ? reply.conversationId : null,
      lastIsLate: lateMs > LATE_AFTER_MS,
      lastFault: fault,
    };
    await repository.updatePrompt(tx, userId, id, { ...ended, runDueAt: null, runStartedAt: null, wakeAt: row.nextAt });
    const scope = { tx, userId };
    const channels = await notifications.defaultChannels(scope);
    const notice = toNotice({ ...row, ...ended }, reply?.text ?? '');
    await notifications.notify(scope, { ...notice, channels, dueAt: runDueAt });
    await bumpUserVersion(tx, userId);
  });
}

/** Schedules another attempt if it may succeed; otherwise ends the run without a reply. */
export async function failRun(
  dependencies: FinishDependencies,
  run: repository.PromptRow,
  error: unknown,
): Promise<void> {
  const { db, clock, log } = dependencies;
  if (isDatabaseUnavailable(error)) {
    // An outage of the database does not count as an attempt. Once the database is back, the run continues, and a
    // question that was asked already is not asked again.
    await retryWhileDatabaseUnavailable(() => repository.updateRun(db, run, { wakeAt: clock.now() }), {
      forMs: RETRY_OUTAGE_MS,
    });
    return;
  }
  if (!(error instanceof AppError))
    log.error({ err: error, promptId: run.id }, 'a scheduled prompt could not be asked');
  const attempts = run.runAttempts + 1;
  // The model or the chat may be available again later.
  const isTransient = !(error instanceof AppError) || /^(?:model|chat\.busy)/.test(error.code);
  if (isTransient && attempts < MAX_ATTEMPTS) {
    const wakeAt = new Date(clock.now().getTime() + RETRY_MS * attempts);
    await repository.updateRun(db, run, { runAttempts: attempts, wakeAt, runMessageId: null, runConversationId: null });
    return;
  }
  const fault = error instanceof AppError ? error.message : 'Something went wrong on our side.';
  await finishRun(dependencies, run, undefined, fault);
}

/** Gives the conversation of the reply a title and the prompt's category. Returns false if it was deleted meanwhile. */
async function updateConversation(
  { clock, conversations }: FinishDependencies,
  { userId, title, categoryId, timeZone }: repository.PromptRow,
  conversationId: string,
): Promise<boolean> {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(clock.now());
  const titled = { title: `${title}, ${day}` };
  const update = async (body: { title: string; categoryId?: string }): Promise<string | undefined> => {
    try {
      await conversations.update(userId, conversationId, body);
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  };
  const fault = await update({ ...titled, ...(categoryId !== null && { categoryId }) });
  if (fault === 'categories.not_found') return (await update(titled)) === undefined;
  return fault === undefined;
}

/** The notice of a finished run: a short form of the reply, or why there is none. */
function toNotice(
  { title, lastConversationId, lastIsLate, lastFault }: repository.PromptRow,
  reply: string,
): Omit<NotificationRequest, 'channels' | 'dueAt'> {
  const body = [lastFault ?? '', shorten(reply)].filter((text) => text !== '').join('\n');
  return {
    kind: 'prompt',
    title: lastFault === null || reply !== '' ? title : `${title}: no answer`,
    body,
    link: lastConversationId === null ? '/prompts' : `/conversation-chat/${lastConversationId}`,
    isLate: lastIsLate,
  };
}

/** Removes Markdown and line breaks, and cuts between words. */
function shorten(text: string): string {
  const line = text
    .replaceAll(/[*_`#>|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= MAX_NOTICE_LENGTH) return line;
  const cut = line.slice(0, MAX_NOTICE_LENGTH).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_NOTICE_LENGTH / 2))}…`;
}
