import { useEffect, useState } from 'react';
import { t } from './chat.messages.ts';

/** How long the text stays in the live region: long enough for a screen reader to announce it. */
const SPOKEN_MS = 1000;
/** Longer replies are cut off in the announcement: the rest is in the thread. */
const MAX_ANNOUNCED_LENGTH = 600;

/** Announces politely that a reply is pending, and the finished reply; nothing while it is streaming. */
export function ReplyAnnouncer({ isThinking, reply }: { isThinking: boolean; reply: SpokenReply | null }) {
  const [announced, setAnnounced] = useState<SpokenReply | null>(null);
  useEffect(() => {
    if (reply === null) return;
    const timer = setTimeout(() => setAnnounced(reply), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [reply]);
  const spoken = reply === null || announced === reply ? '' : t('replyAnnounced', { text: shorten(reply.text) });
  return (
    <div aria-live="polite" aria-atomic className="sr-only">
      {isThinking ? t('thinking') : spoken}
    </div>
  );
}

/** A reply that arrived while the screen was open. A new object is a new reply, even with the same text. */
export interface SpokenReply {
  text: string;
}

function shorten(text: string): string {
  return text.length <= MAX_ANNOUNCED_LENGTH ? text : `${text.slice(0, MAX_ANNOUNCED_LENGTH)}…`;
}
