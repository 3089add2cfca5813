import { AppError } from '#platform/app-error.ts';
import { databaseUnavailable, isDatabaseUnavailable } from '#platform/database-outage.ts';

export const chatBusy = () => new AppError({ code: 'chat.busy' });
export const idempotencyKeyConflict = () => new AppError({ code: 'chat.idempotency_conflict' });
export const messageNotFound = () => new AppError({ code: 'chat.message_not_found' });
export const questionNotFound = () => new AppError({ code: 'chat.question_not_found' });
export const conversationNotFound = () => new AppError({ code: 'conversations.not_found' });

/** The error that a client gets for any failure. */
export function toAppError(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  return isDatabaseUnavailable(failure)
    ? databaseUnavailable(failure)
    : new AppError({ code: 'internal', cause: failure });
}

export const replyInterrupted = (cause?: unknown) => new AppError({ code: 'model.interrupted', cause });
/** The reply of a temporary chat that no process has in memory any more. */
export const replyLost = () =>
  new AppError({
    code: 'model.interrupted',
    message: 'The connection was lost, and replies of a temporary chat are not stored. Please send the message again.',
  });
/** The user stopped the reply before its first text. */
export const replyStoppedEmpty = () =>
  new AppError({ code: 'model.interrupted', message: 'Stopped before the reply began.' });
