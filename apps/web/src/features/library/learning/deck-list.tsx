import type { LearningDeck } from '@app/contract/learning';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Progress } from '#ui/progress.tsx';
import { t } from './learning.messages.ts';

/** One deck per topic, and the user's own decks. */
export function DeckList({ decks }: { decks: readonly LearningDeck[] }) {
  return (
    <section aria-labelledby="learning-decks">
      <h2 id="learning-decks" className="mb-3 text-section">
        {t('decks')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {decks.map((deck) => (
          <DeckCard key={deck.id} deck={deck} />
        ))}
      </ul>
    </section>
  );
}

function DeckCard({ deck }: { deck: LearningDeck }) {
  const { name, cardCount, dueCount, knownCount, proposalCount, noteCount } = deck;
  return (
    <li className="relative flex min-h-32 flex-col rounded-card border border-line bg-panel p-4 transition-colors hover:bg-hover">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-body font-semibold break-words">
          {/* The whole card is the link. */}
          <Link to={`/learning/${deck.id}`} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h3>
        {dueCount > 0 && <Badge tone="accent">{t('deckDue', { count: dueCount })}</Badge>}
      </div>
      <p className="tabular mt-1 flex flex-wrap gap-x-3 text-small text-muted">
        <span>{t('cards', { count: cardCount })}</span>
        {proposalCount > 0 && <span>{t('proposed', { count: proposalCount })}</span>}
        {noteCount > 0 && <span>{t('notesCount', { count: noteCount })}</span>}
      </p>
      {cardCount > 0 && (
        <div className="mt-auto pt-4">
          <p className="tabular mb-1.5 text-small text-muted">{t('known', { known: knownCount, count: cardCount })}</p>
          <Progress label={t('progress', { name })} percent={(knownCount / cardCount) * 100} tone="success" />
        </div>
      )}
    </li>
  );
}
