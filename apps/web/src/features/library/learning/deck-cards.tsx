import type { LearningCard } from '@app/contract/learning';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { CardForm } from './card-form.tsx';
import { useDeckCards } from './decks.api.ts';
import { useDeleteCard, useRestore } from './learning.api.ts';
import { t } from './learning.messages.ts';
import { SourceLine } from './source-line.tsx';

export interface DeckCardsProps {
  deckId: string;
  cardCount: number;
  /** Whether cards were proposed for this deck. */
  hasProposals: boolean;
}

export function DeckCards({ deckId, cardCount, hasProposals }: DeckCardsProps) {
  const pages = useDeckCards(deckId);
  const [edited, setEdited] = useState<LearningCard | null>(null);
  const remove = useDeleteWithUndo();
  const cards = pages.data?.pages.flatMap(({ items }) => items);
  // `cardCount` is known before the cards have loaded.
  if (cardCount === 0 && (cards === undefined || cards.length === 0)) {
    return (
      <div className="rounded-card border border-line bg-panel p-5">
        <h2 className="text-body font-medium">{t('deckEmpty')}</h2>
        <p className="text-ui text-muted">{t('deckEmptyText')}</p>
        {hasProposals && (
          <Button asChild size="small" className="mt-3">
            <Link to="/learning">{t('seeProposals')}</Link>
          </Button>
        )}
      </div>
    );
  }
  if (cards === undefined && pages.isError) {
    return <ErrorState title={t('cardsFailed')} retryLabel={t('tryAgain')} onRetry={() => void pages.refetch()} />;
  }
  if (cards === undefined) {
    return (
      <output aria-label={t('loading')}>
        <Skeleton className="h-40 rounded-card" />
      </output>
    );
  }
  return (
    <section aria-label={t('cards', { count: Math.max(cardCount, cards.length) })}>
      <ul className="divide-y divide-line rounded-card border border-line bg-panel">
        {cards.map((card) => (
          <li key={card.id} className="flex items-start gap-4 p-4">
            <div className="grid min-w-0 flex-1 gap-x-8 gap-y-1 md:grid-cols-2">
              <div className="min-w-0">
                <p className="text-ui font-medium break-words whitespace-pre-line">{card.front}</p>
                <SourceLine card={card} />
              </div>
              <p className="text-ui break-words whitespace-pre-line text-muted">{card.back}</p>
            </div>
            <div className="flex shrink-0">
              <PlainIconButton
                size="small"
                label={t('editNamed', { front: card.front })}
                icon={<Pencil aria-hidden />}
                onClick={() => setEdited(card)}
              />
              <PlainIconButton
                size="small"
                label={t('deleteNamed', { front: card.front })}
                icon={<Trash2 aria-hidden />}
                onClick={() => remove(card.id)}
              />
            </div>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="ghost"
          className="mt-2"
          isPending={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('moreCards')}
        </Button>
      )}
      {edited !== null && <CardForm card={edited} deckId={deckId} onClose={() => setEdited(null)} />}
    </section>
  );
}

/** Deletes immediately and offers an undo. */
function useDeleteWithUndo(): (id: string) => void {
  const remove = useDeleteCard();
  const restore = useRestore('card');
  return (id) =>
    remove.mutate(id, {
      onSuccess: () =>
        showToast({
          title: t('cardDeleted'),
          action: { label: t('undo'), onSelect: () => restore.mutate(id) },
        }),
    });
}
