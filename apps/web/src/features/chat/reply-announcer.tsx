import { t } from './chat.messages.ts';

/** Says once, politely, that a reply is awaited and what it was; never while it is being written. */
export function ReplyAnnouncer({ isThinking, finished }: { isThinking: boolean; finished: string | null }) {
  const spoken = isThinking ? t('thinking') : finished === null ? '' : t('replyAnnounced', { text: finished });
  return (
    <div aria-live="polite" aria-atomic className="sr-only">
      {spoken}
    </div>
  );
}
