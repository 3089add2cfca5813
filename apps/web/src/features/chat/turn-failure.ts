import { ApiError, errorSentence } from '#lib/api-error.ts';
import { showToast } from '#ui/toast-store.ts';
import { ChatFailure } from './chat-failure.ts';
import type { ChatSession } from './chat-session.ts';
import type { TurnOutcome } from './chat-state.ts';
import { t } from './chat.messages.ts';
import type { useDraft } from './use-draft.ts';

/** The error code, if the server sent one. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof ApiError || error instanceof ChatFailure ? error.code : undefined;
}

/** Shows why the message could not be sent. */
export function showSendFailure(error: unknown): void {
  const description = error instanceof ChatFailure ? error.message : errorSentence(error, t('sendFailed'));
  showToast({ title: t('error'), description, tone: 'danger' });
}

/** The codes of failures of the server and of the model. All others refuse the request. */
const FAILURE_CODES = /^(?:internal$|server\.|model\.)/;

/**
 * Whether the text goes back into the input: the request was refused, so sending it again needs a change first, such as
 * another model or signing in. After a failure, or without a response, the message stays and has the button Retry.
 */
export function returnsToInput(error: unknown): boolean {
  const code = failureCode(error);
  return code !== undefined && !FAILURE_CODES.test(code);
}

/** The chat whose turn was refused, and what to do with it. */
export interface RefusedChat {
  session: Pick<ChatSession, 'addFailure'>;
  draft: Pick<ReturnType<typeof useDraft>, 'restore'>;
  /** Called if a reply is being written, which another tab has started. */
  onBusy: () => void;
  /** Called if the conversation was deleted; says so instead of the server's message. */
  onDeleted: () => void;
}

/** Keeps the text of a turn that got no reply, in the input or as a message with Retry, and shows what went wrong. */
export function handleRefusal(
  { error, text, files, parentId }: Extract<TurnOutcome, { kind: 'refused' }>,
  { session, draft, onBusy, onDeleted }: RefusedChat,
): void {
  if (text !== null && !returnsToInput(error)) {
    session.addFailure(text, files, parentId);
    return;
  }
  if (text !== null) draft.restore(text, files);
  const code = failureCode(error);
  if (code === 'chat.busy') onBusy();
  if (code === 'conversations.not_found') onDeleted();
  else showSendFailure(error);
}
