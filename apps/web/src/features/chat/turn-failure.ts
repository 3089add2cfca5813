import { ApiError, errorSentence } from '#lib/api-error.ts';
import { showToast } from '#ui/toast-store.ts';
import { ChatFailure } from './chat-failure.ts';
import { t } from './chat.messages.ts';

/** The error code, if the server sent one. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof ApiError || error instanceof ChatFailure ? error.code : undefined;
}

/** Shows 'Error' with the server's message, or a general one. */
export function showSendFailure(error: unknown): void {
  const description = error instanceof ChatFailure ? error.message : errorSentence(error, t('sendFailed'));
  showToast({ title: t('error'), description, tone: 'danger' });
}

/** Whether the user can do something about the error, such as signing in; the text then goes back into the input. */
export function isFixableByUser(error: unknown): boolean {
  const code = failureCode(error);
  return code !== undefined && /^(chat|files|models|request|conversations|identity)\./.test(code);
}
