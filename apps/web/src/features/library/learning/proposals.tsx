import type { LearningCard } from '@app/contract/learning';
import { Check, Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatNumber } from '#lib/messages.ts';
import { useRowKeys } from '#lib/use-row-keys.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { KeyTooltip } from '#ui/key-tooltip.tsx';
import { showToast } from '#ui/toast-store.ts';
import { CardForm } from './card-form.tsx';
import { DecideShown } from './decide-shown.tsx';
import { useCardProposals, useDecideProposals } from './learning.api.ts';
import { t } from './learning.messages.ts';
import { SourceLine } from './source-line.tsx';

/** How many proposals are shown at first, and added by each “Show more”: few enough to check at a glance. */
const STEP = 5;

export interface ProposalsProps {
  /** The number of all pending proposals. */
  count: number;
  /** Whether accepting is the primary action of the screen. */
  isPrimaryAction: boolean;
}

/** Proposed cards from conversations, a few at a time. */
export function Proposals({ count, isPrimaryAction }: ProposalsProps) {
  const proposals = useCardProposals();
  const [limit, setLimit] = useState(STEP);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<LearningCard | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const decide = useDecideProposals();
  const pending = (proposals.data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => !decided.has(id));
  const cards = pending.slice(0, limit);
  const total = Math.max(count, pending.length);

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

  function decideOne(id: string, decision: 'accept' | 'decline') {
    if (cards.length > 1) rows.leaveRow();
    else heading.current?.focus();
    save(decision, [id]);
  }

  function acceptShown() {
    heading.current?.focus();
    setLimit(STEP);
    save(
      'accept',
      cards.map(({ id }) => id),
    );
  }

  /** Hides the rows at once and shows them again if the request fails. */
  function save(decision: 'accept' | 'decline', ids: readonly string[]) {
    setDecided((known) => new Set([...known, ...ids]));
    decide.mutate(
      { decision, ids: [...ids] },
      {
        onSuccess: ({ decided: number }) =>
          showToast({ title: t(decision === 'accept' ? 'accepted' : 'declined', { count: number }), tone: 'success' }),
        onError: () => setDecided((known) => new Set([...known].filter((id) => !ids.includes(id)))),
      },
    );
  }

  function showMore() {
    setLimit(limit + STEP);
    if (pending.length < limit + STEP && proposals.hasNextPage) void proposals.fetchNextPage();
  }

  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="learning-proposals">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <div className="flex items-baseline gap-2">
            <h2 id="learning-proposals" ref={heading} tabIndex={-1} className="text-section outline-none">
              {t('proposals')}
            </h2>
            <span className="tabular text-ui text-muted">{formatNumber(total)}</span>
          </div>
          <p className="mt-0.5 text-ui text-muted">{t('proposalsText')}</p>
        </div>
        <DecideShown
          count={total}
          shownCount={cards.length}
          isPrimaryAction={isPrimaryAction}
          onAcceptShown={acceptShown}
        />
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
      {total > cards.length && (
        <Button variant="ghost" className="mt-2" isPending={proposals.isFetchingNextPage} onClick={showMore}>
          {t('showMore', { count: Math.min(STEP, total - cards.length) })}
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
              <span aria-hidden className="max-sm:hidden">
                ·
              </span>
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
