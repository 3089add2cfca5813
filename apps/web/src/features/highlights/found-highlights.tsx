import { Link } from 'react-router';
import { useFoundHighlights } from './highlights.api.ts';
import { t } from './highlights.messages.ts';

const MAX_SHOWN = 5;

/** The highlights with the words of a search, above its results. Renders nothing if there are none. */
export function FoundHighlights({ q }: { q: string }) {
  const found = useFoundHighlights(q).data ?? [];
  if (found.length === 0) return null;
  return (
    <section aria-label={t('found')} className="mb-6">
      <h2 className="mb-2 text-small font-medium text-muted">{t('found')}</h2>
      <ul className="flex flex-col gap-2">
        {found.slice(0, MAX_SHOWN).map(({ id, conversationId, messageId, quote, note, title }) => (
          <li key={id}>
            <Link
              to={`/conversation-chat/${conversationId}?message=${messageId}`}
              className="block rounded-control border-l-2 border-warning py-1 pl-3 text-ui hover:bg-hover"
            >
              <span className="line-clamp-2">{quote}</span>
              {note !== '' && <span className="line-clamp-1 text-muted">{note}</span>}
              <span className="block truncate text-small text-muted">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
