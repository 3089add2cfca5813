import type { LearningNote } from '@app/contract/learning-decks';
import { Link } from 'react-router';
import { t } from './learning.messages.ts';

/** Quotes about the topic by conversation, each linked to its message. */
export function DeckNotes({ notes }: { notes: readonly LearningNote[] }) {
  return (
    <section aria-labelledby="deck-notes">
      <h2 id="deck-notes" className="text-section">
        {t('notes')}
      </h2>
      <p className="mt-0.5 mb-3 text-ui text-muted">{t('notesText')}</p>
      <ul className="flex flex-col gap-3">
        {notes.map(({ conversationId, title, sentences }) => (
          <li key={conversationId} className="rounded-card border border-line bg-panel p-4">
            <h3 className="text-small text-muted">{t('from', { title: title.trim() })}</h3>
            <ul className="mt-1 flex flex-col gap-1">
              {sentences.map(({ messageId, text }) => (
                <li key={`${messageId} ${text}`}>
                  <Link
                    to={`/conversation-chat/${conversationId}?message=${messageId}`}
                    className="block py-0.5 text-ui break-words hover:underline"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
