import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PrivacyPartProps } from './privacy.api.ts';
import { t } from './privacy.messages.ts';

/** Conversations that are individually excluded from models. */
export function MarkedConversations({ privacy, onChange }: PrivacyPartProps) {
  const { conversations } = privacy;
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('conversations')}</h3>
      {conversations.length === 0 ? (
        <p className="mt-0.5 text-small text-muted">{t('noConversations')}</p>
      ) : (
        <ul className="mt-2 max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line bg-panel">
          {conversations.map(({ id, name }) => {
            const title = name === '' ? t('untitled') : name;
            return (
              <li key={id} className="flex items-center gap-3 px-4 py-2.5">
                <TextLink>
                  <Link to={`/conversation-chat/${id}`} className="min-w-0 flex-1 truncate text-ui">
                    {title}
                  </Link>
                </TextLink>
                <Button
                  size="small"
                  aria-label={t('allowOf', { title })}
                  onClick={() => onChange({ kind: 'conversation', id, name, neverSend: false })}
                >
                  {t('allow')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
