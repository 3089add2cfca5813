import type { LearningDeck } from '@app/contract/learning';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { categoryTint } from '#ui/category-tint.ts';
import { Progress } from '#ui/progress.tsx';
import { type DeckGroup, groupDecks } from './group-decks.ts';
import { t } from './learning.messages.ts';

/** Decks of subjects and of the user; below them the decks of single topics, folded by category. */
export function DeckList({ decks }: { decks: readonly LearningDeck[] }) {
  const { listed, groups } = groupDecks(decks);
  return (
    <section aria-labelledby="learning-decks">
      <h2 id="learning-decks" className="mb-3 text-section">
        {t('decks')}
      </h2>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-panel">
        {listed.length > 0 && <DeckRows decks={listed} />}
        {groups.map((group) => (
          <FoldedDecks key={group.category.id} group={group} />
        ))}
      </div>
    </section>
  );
}

function FoldedDecks({ group: { category, decks } }: { group: DeckGroup }) {
  const sum = (count: (deck: LearningDeck) => number) => decks.reduce((total, deck) => total + count(deck), 0);
  const due = sum(({ dueCount }) => dueCount);
  const proposed = sum(({ proposalCount }) => proposalCount);
  return (
    <details className="group">
      <summary className="flex min-h-17 list-none items-center gap-3 px-4 hover:bg-hover md:min-h-15 [&::-webkit-details-marker]:hidden">
        <Dot color={category.color} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-ui font-medium">{t('topicsOf', { name: category.name })}</span>
          <span className="tabular flex flex-wrap gap-x-3 text-small text-muted">
            <span>{t('topicDecks', { count: decks.length })}</span>
            <span>{t('cards', { count: sum(({ cardCount }) => cardCount) })}</span>
            {proposed > 0 && <span>{t('proposed', { count: proposed })}</span>}
          </span>
        </span>
        {due > 0 && <Badge tone="accent">{t('deckDue', { count: due })}</Badge>}
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-(--size-icon) shrink-0 text-muted group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line bg-sunken">
        <DeckRows decks={decks} />
      </div>
    </details>
  );
}

function DeckRows({ decks }: { decks: readonly LearningDeck[] }) {
  return (
    <ul className="divide-y divide-line">
      {decks.map((deck) => (
        <DeckRow key={deck.id} deck={deck} />
      ))}
    </ul>
  );
}

function DeckRow({ deck }: { deck: LearningDeck }) {
  const { name, category, cardCount, dueCount, knownCount, proposalCount, noteCount } = deck;
  return (
    <li className="relative flex min-h-17 items-center gap-3 px-4 py-2 focus-within:bg-hover hover:bg-hover md:min-h-15">
      <Dot color={category?.color} />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-ui font-medium">
          {/* The whole row is the link. */}
          <Link to={`/learning/${deck.id}`} title={name} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <p className="tabular flex flex-wrap gap-x-3 text-small text-muted">
          {category !== null && category.name !== name && <span>{category.name}</span>}
          <span>{t('cards', { count: cardCount })}</span>
          {proposalCount > 0 && <span>{t('proposed', { count: proposalCount })}</span>}
          {noteCount > 0 && <span className="max-sm:hidden">{t('notesCount', { count: noteCount })}</span>}
        </p>
      </div>
      {cardCount > 0 && (
        <div className="w-32 shrink-0 max-sm:hidden">
          <p className="tabular mb-1 text-right text-small text-muted">
            {t('known', { known: knownCount, count: cardCount })}
          </p>
          <Progress label={t('progress', { name })} percent={(knownCount / cardCount) * 100} tone="success" />
        </div>
      )}
      <span className="flex shrink-0 justify-end md:w-16">
        {dueCount > 0 && <Badge tone="accent">{t('deckDue', { count: dueCount })}</Badge>}
      </span>
    </li>
  );
}

/** A dot in the colour of the deck's category, which is named beside it; blank for the user's own decks. */
function Dot({ color }: { color: string | undefined }) {
  return (
    <span
      aria-hidden
      style={color === undefined ? undefined : categoryTint(color).strong}
      className="size-1.75 shrink-0 rounded-full"
    />
  );
}
