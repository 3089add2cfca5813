import type { ArchiveSource } from '@app/contract/conversations';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { t } from './chat.messages.ts';
import { t as turnText } from './turn.messages.ts';

/** The user's own conversations that a reply is based on. */
export function ReplySources({ sources }: { sources: readonly ArchiveSource[] }) {
  const { timeZone } = useViewer();
  return (
    <section aria-label={turnText('sources')} className="border-t border-line pt-3">
      <h3 className="mb-1.5 text-small font-medium text-muted">{turnText('sources')}</h3>
      <ul className="flex flex-wrap gap-2">
        {sources.map(({ conversationId, title, createdAt }) => (
          <li key={conversationId} className="min-w-0">
            <Link
              to={`/conversation-chat/${conversationId}`}
              className="flex min-h-8 max-w-full items-center gap-2 rounded-control border border-line px-2.5 py-1 text-small hover:bg-hover"
            >
              <MessagesSquare aria-hidden className="size-3.5 shrink-0 text-muted" strokeWidth={1.75} />
              <span className="truncate font-medium">{title === '' ? t('untitled') : title}</span>
              <time dateTime={createdAt} className="shrink-0 text-muted">
                {formatDate(createdAt, timeZone)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
