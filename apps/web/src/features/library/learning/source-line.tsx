import type { LearningCard } from '@app/contract/learning';
import { Link } from 'react-router';
import { t } from './learning.messages.ts';

/** A link to the conversation that a card comes from; plain text if it was deleted or the user wrote the card. */
export function SourceLine({ card: { source, isSourceGone } }: { card: LearningCard }) {
  if (source === null)
    return <span className="text-small text-muted">{t(isSourceGone ? 'sourceGone' : 'ownCard')}</span>;
  return (
    <Link
      to={`/conversation-chat/${source.conversationId}?message=${source.messageId}`}
      className="inline-flex min-h-6 max-w-full min-w-0 items-center text-small text-muted hover:text-text hover:underline"
    >
      <span className="truncate">{t('from', { title: source.title.trim() })}</span>
    </Link>
  );
}
