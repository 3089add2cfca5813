import type { LearningCard } from '@app/contract/learning';
import { Check, Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { CardForm } from './card-form.tsx';
import { useCardProposals, useDecideProposals } from './learning.api.ts';
import { t } from './learning.messages.ts';
import { SourceLine } from './source-line.tsx';

/** Proposed cards from conversations, waiting to be accepted. */
export function Proposals({ count }: { count: number }) {
  const proposals = useCardProposals();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<LearningCard | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const decide = useDecideProposals();
  const cards = (proposals.data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => !decided.has(id));

  /** Hides the row at once and shows it again if the request fails. */
  function decideOne(id: string, decision: 'accept' | 'decline') {
    setDecided((ids) => new Set([...ids, id]));
    heading.current?.focus();
    decide.mutate(
      { decision, ids: [id] },
      {
        onSuccess: () => showToast({ title: t(decision === 'accept' ? 'accepted' : 'declined', { count: 1 }) }),
        onError: () => setDecided((ids) => new Set([...ids].filter((one) => one !== id))),
      },
    );
  }

  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="learning-proposals">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="learning-proposals" ref={heading} tabIndex={-1} className="text-section outline-none">
            {t('proposals')}
          </h2>
          <p className="mt-0.5 text-ui text-muted">{t('proposalsText')}</p>
        </div>
        <DecideAll count={Math.max(count, cards.length)} />
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-panel">
        {cards.map((card) => (
          <ProposalRow
            key={card.id}
            card={card}
            onDecide={(decision) => decideOne(card.id, decision)}
            onEdit={() => setEdited(card)}
          />
        ))}
      </ul>
      {proposals.hasNextPage && (
        <Button
          variant="ghost"
          className="mt-2"
          isPending={proposals.isFetchingNextPage}
          onClick={() => void proposals.fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
      {edited !== null && <CardForm card={edited} deckId={edited.deckId} onClose={() => setEdited(null)} />}
    </section>
  );
}

interface ProposalRowProps {
  card: LearningCard;
  onDecide: (decision: 'accept' | 'decline') => void;
  onEdit: () => void;
}

function ProposalRow({ card, onDecide, onEdit }: ProposalRowProps) {
  const { front, back, deckName } = card;
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:gap-6">
      <div className="min-w-0 flex-1">
        <p className="text-ui font-medium break-words whitespace-pre-line">{front}</p>
        <p className="mt-1 text-ui break-words whitespace-pre-line text-muted">{back}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-small text-muted">
          {deckName !== card.source?.title.trim() && (
            <>
              <span>{deckName}</span>
              <span aria-hidden>·</span>
            </>
          )}
          <SourceLine card={card} />
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Button size="small" aria-label={t('acceptNamed', { front })} onClick={() => onDecide('accept')}>
          <Check aria-hidden />
          {t('accept')}
        </Button>
        <PlainIconButton
          size="small"
          label={t('editNamed', { front })}
          icon={<Pencil aria-hidden />}
          onClick={onEdit}
        />
        <PlainIconButton
          size="small"
          label={t('declineNamed', { front })}
          icon={<X aria-hidden />}
          onClick={() => onDecide('decline')}
        />
      </div>
    </li>
  );
}

function DecideAll({ count }: { count: number }) {
  const decide = useDecideProposals();
  const [isConfirming, setConfirming] = useState(false);
  const decideAll = (decision: 'accept' | 'decline') =>
    decide.mutate(
      { decision },
      {
        onSuccess: ({ decided }) =>
          showToast({
            title: t(decision === 'accept' ? 'accepted' : 'declined', { count: decided }),
            tone: 'success',
          }),
        onSettled: () => setConfirming(false),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" variant="ghost" onClick={() => setConfirming(true)}>
        {t('declineAll')}
      </Button>
      <Button size="small" isPending={decide.isPending} onClick={() => decideAll('accept')}>
        {t('acceptAll', { count })}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('declineAll')}
        description={t('declineAllText', { count })}
        confirmLabel={t('declineAll')}
        cancelLabel={t('cancel')}
        isPending={decide.isPending}
        onConfirm={() => decideAll('decline')}
      />
    </div>
  );
}
