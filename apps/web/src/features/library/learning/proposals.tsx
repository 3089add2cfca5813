import type { LearningCard } from '@app/contract/learning';
import { Check, Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRowKeys } from '#lib/use-row-keys.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { KeyTooltip } from '#ui/key-tooltip.tsx';
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

  const list = useRef<HTMLUListElement>(null);
  const rows = useRowKeys({
    list,
    ids: cards.map(({ id }) => id),
    keys: {
      a: () => rows.activeId !== undefined && decideOne(rows.activeId, 'accept'),
      d: () => rows.activeId !== undefined && decideOne(rows.activeId, 'decline'),
      e: () => setEdited(cards[rows.index] ?? null),
    },
  });

  /** Hides the row at once and shows it again if the request fails. */
  function decideOne(id: string, decision: 'accept' | 'decline') {
    setDecided((ids) => new Set([...ids, id]));
    if (cards.length > 1) rows.leaveRow();
    else heading.current?.focus();
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
      <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-panel">
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
    <li
      data-row={card.id}
      className="flex scroll-my-4 flex-col gap-3 p-4 focus-within:bg-sunken sm:flex-row sm:items-start sm:gap-6"
    >
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
        <KeyTooltip label={t('accept')} shortcut="A">
          <Button
            data-row-main
            size="small"
            aria-label={t('acceptNamed', { front })}
            onClick={() => onDecide('accept')}
          >
            <Check aria-hidden />
            {t('accept')}
          </Button>
        </KeyTooltip>
        <IconButton
          size="small"
          className="pointer-coarse:size-11"
          label={t('editNamed', { front })}
          tooltip={t('edit')}
          shortcut="E"
          icon={<Pencil aria-hidden />}
          onClick={onEdit}
        />
        <IconButton
          size="small"
          className="pointer-coarse:size-11"
          label={t('declineNamed', { front })}
          tooltip={t('decline')}
          shortcut="D"
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
