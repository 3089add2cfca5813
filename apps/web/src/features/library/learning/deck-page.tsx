import type { LearningDeckDetail } from '@app/contract/learning-decks';
import { ArrowLeft, Download, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { CardForm } from './card-form.tsx';
import { DeckCards } from './deck-cards.tsx';
import { DeckForm } from './deck-form.tsx';
import { DeckNotes } from './deck-notes.tsx';
import { useDeck, useDeckCards, useDeleteDeck } from './decks.api.ts';
import { downloadDeck } from './download-deck.ts';
import { useRestore } from './learning.api.ts';
import { t } from './learning.messages.ts';

export function DeckPage({ deckId }: { deckId: string }) {
  const deck = useDeck(deckId);
  const isMissing = hasErrorCode(deck.error, 'learning.deck_not_found');
  const back = (
    <Button asChild variant="ghost" size="small">
      <Link to="/learning">
        <ArrowLeft aria-hidden />
        {t('backToLearning')}
      </Link>
    </Button>
  );
  if (deck.data === undefined) {
    return (
      <Page>
        <PageHeader back={back} title={t('title')} />
        {deck.isError ? (
          <ErrorState
            title={t(isMissing ? 'deckMissing' : 'failed')}
            {...(!isMissing && { retryLabel: t('tryAgain'), onRetry: () => void deck.refetch() })}
          />
        ) : (
          <output aria-label={t('loading')}>
            <Skeleton className="h-64 rounded-card" />
          </output>
        )}
      </Page>
    );
  }
  return <DeckContent deck={deck.data} back={back} />;
}

function DeckContent({ deck, back }: { deck: LearningDeckDetail; back: React.ReactNode }) {
  const [openDialog, setOpenDialog] = useState<'card' | 'rename' | null>(null);
  const remove = useDeleteWithUndo(deck.id);
  const cards = useDeckCards(deck.id);
  return (
    <Page>
      <PageHeader
        back={back}
        title={deck.name}
        description={
          <span className="tabular">
            {t(deck.isSubject ? 'subject' : deck.isTopic ? 'topic' : 'ownDeck')} ·{' '}
            {t('cards', { count: deck.cardCount })}
            {deck.cardCount > 0 && ` · ${t('known', { known: deck.knownCount, count: deck.cardCount })}`}
          </span>
        }
        actions={
          <>
            <Button variant="primary" onClick={() => setOpenDialog('card')}>
              <Plus aria-hidden />
              {t('newCard')}
            </Button>
            <Menu align="end" trigger={<PlainIconButton label={t('more')} icon={<Ellipsis aria-hidden />} />}>
              <MenuItem onSelect={() => setOpenDialog('rename')}>
                <Pencil aria-hidden />
                {t('renameDeck')}
              </MenuItem>
              {deck.cardCount > 0 && (
                <MenuItem onSelect={() => void exportCards(deck)}>
                  <Download aria-hidden />
                  {t('exportDeck')}
                </MenuItem>
              )}
              <MenuItem onSelect={remove}>
                <Trash2 aria-hidden />
                {t('deleteDeck')}
              </MenuItem>
            </Menu>
          </>
        }
      />
      <div className="flex flex-col gap-10">
        <DeckCards deckId={deck.id} cardCount={deck.cardCount} hasProposals={deck.proposalCount > 0} />
        {/* Shown once the cards above have loaded: until then their height is unknown. */}
        {deck.notes.length > 0 && !cards.isPending && <DeckNotes notes={deck.notes} />}
      </div>
      {openDialog === 'card' && <CardForm card={null} deckId={deck.id} onClose={() => setOpenDialog(null)} />}
      {openDialog === 'rename' && <DeckForm deck={deck} onClose={() => setOpenDialog(null)} />}
    </Page>
  );
}

async function exportCards({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    await downloadDeck(id, name);
  } catch (error) {
    showToast({ title: t('error'), description: errorSentence(error, t('exportFailed')), tone: 'danger' });
  }
}

/** Deletes immediately, navigates back, and offers an undo. */
function useDeleteWithUndo(id: string): () => void {
  const remove = useDeleteDeck();
  const restore = useRestore('deck');
  const navigate = useNavigate();
  return () =>
    remove.mutate(id, {
      onSuccess: () =>
        showToast({
          title: t('deckDeleted'),
          action: { label: t('undo'), onSelect: () => restore.mutate(id) },
        }),
      onSuccessIfMounted: () => navigate('/learning'),
    });
}
