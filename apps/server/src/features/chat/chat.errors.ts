import { AppError } from '#platform/app-error.ts';

export const chatBusy = () => new AppError({ code: 'chat.busy' });
export const idempotencyConflict = () => new AppError({ code: 'chat.idempotency_conflict' });
export const messageNotFound = () => new AppError({ code: 'chat.message_not_found' });
export const conversationNotFound = () => new AppError({ code: 'conversations.not_found' });
export const replyInterrupted = (cause?: unknown) => new AppError({ code: 'model.interrupted', cause });
/** Stopped by hand before its first word: there is nothing to keep. */
export const stoppedUnanswered = () =>
  new AppError({ code: 'model.interrupted', message: 'Stopped before the answer began.' });
