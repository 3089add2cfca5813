import type { PendingSuggestion } from '@app/contract/suggestions';
import { Check, MessageSquareText, Plug, X } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { t } from './inbox.messages.ts';

export interface InboxConversationProps {
  /** The first pending suggestion of the conversation. */
  first: PendingSuggestion;
  /** The number of pending suggestions of the conversation. */
  count: number;
  onDecide: (decision: 'approve' | 'decline') => void;
}

/** The heading above the suggestions of one conversation, or of one program that proposed them without a conversation. */
export function InboxConversation({ first, count, onDecide }: InboxConversationProps) {
  const { conversationId, conversationTitle, proposedBy = '' } = first;
  if (conversationId === null) return <ProgramHeading name={proposedBy} />;
  const title = conversationTitle || t('untitled');
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 border-b border-line bg-page px-4 py-1 sm:px-5">
      <h2 className="flex min-w-0 flex-1 basis-full items-center gap-2 text-list font-medium text-second sm:basis-0">
        <MessageSquareText aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
        <Link to={`/conversation-chat/${conversationId}`} className="truncate hover:underline">
          {title}
        </Link>
      </h2>
      {count > 1 && (
        <div className="-ml-3 flex gap-1 sm:ml-0">
          <Button
            size="small"
            variant="ghost"
            aria-label={t('declineAllNamed', { title })}
            onClick={() => onDecide('decline')}
          >
            <X aria-hidden />
            {t('declineAll')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={t('approveAllNamed', { title })}
            onClick={() => onDecide('approve')}
          >
            <Check aria-hidden />
            {t('approveAll')}
          </Button>
        </div>
      )}
    </div>
  );
}

function ProgramHeading({ name }: { name: string }) {
  return (
    <div className="flex min-h-10 items-center border-b border-line bg-page px-4 py-1 sm:px-5">
      <h2 className="flex min-w-0 flex-1 items-center gap-2 text-list font-medium text-second">
        <Plug aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
        <span className="truncate">{t('proposedBy', { name })}</span>
      </h2>
    </div>
  );
}
