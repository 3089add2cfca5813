import { ApiError, errorSentence } from '#lib/api-error.ts';
import { showToast } from '#ui/toast-store.ts';
import { ChatFailure } from './chat-failure.ts';
import { t } from './chat.messages.ts';

/** `feature.reason`, when the server said why. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof ApiError || error instanceof ChatFailure ? error.code : undefined;
}

/** 'Error' with the server's own sentence, or the general one. */
export function showSendFailure(error: unknown): void {
  const description = error instanceof ChatFailure ? error.message : errorSentence(error, t('sendFailed'));
  showToast({ title: t('error'), description, tone: 'danger' });
}

/** Refusals that concern this message or this moment: the person can do something about them, so the words come back. */
export function isAboutTheMessage(error: unknown): boolean {
  const code = failureCode(error);
  return code !== undefined && /^(chat|request|conversations|identity)\./.test(code);
}
