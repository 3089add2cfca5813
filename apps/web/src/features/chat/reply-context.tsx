import type { UsedContextLine } from '@app/contract/conversations';
import { Link } from 'react-router';
import { t } from './turn.messages.ts';

/** The facts about the user that were used for a reply. */
export function ReplyContext({ lines }: { lines: readonly UsedContextLine[] }) {
  return (
    <section aria-label={t('context')} className="border-t border-line pt-3">
      <h3 className="mb-1 text-small font-medium text-muted">{t('context')}</h3>
      <ul className="flex flex-col gap-0.5 text-small text-muted">
        {lines.map(({ id, text, conversationId }) => (
          <li key={id} className="break-words">
            {conversationId === null ? (
              text
            ) : (
              <Link to={`/conversation-chat/${conversationId}`} className="underline hover:text-text">
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Link to="/context" className="mt-1 inline-block text-small underline hover:text-text">
        {t('contextLink')}
      </Link>
    </section>
  );
}
