import { useEffect, useState } from 'react';
import { t } from './chat.messages.ts';

/** Long enough for a screen reader to take it up; afterwards the text is only in the thread. */
const spokenMilliseconds = 1000;
/** Nobody wants to be read pages unasked: the rest is in the thread. */
const longestSpoken = 600;

/** Says once, politely, that a reply is awaited and what it was; nothing while it is being written. */
export function ReplyAnnouncer({ isThinking, reply }: { isThinking: boolean; reply: SpokenReply | null }) {
  const [said, setSaid] = useState<SpokenReply | null>(null);
  useEffect(() => {
    if (reply === null) return;
    const timer = setTimeout(() => setSaid(reply), spokenMilliseconds);
    return () => clearTimeout(timer);
  }, [reply]);
  const spoken = reply === null || said === reply ? '' : t('replyAnnounced', { text: shorten(reply.text) });
  return (
    <div aria-live="polite" aria-atomic className="sr-only">
      {isThinking ? t('thinking') : spoken}
    </div>
  );
}

/** A reply that came while the screen was open. A new object is a new reply, though its text be the same. */
export interface SpokenReply {
  text: string;
}

function shorten(text: string): string {
  return text.length <= longestSpoken ? text : `${text.slice(0, longestSpoken)}…`;
}
