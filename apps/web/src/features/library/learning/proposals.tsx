import type { LearningCard } from '@app/contract/learning';
import { useRef, useState } from 'react';
import { formatNumber } from '#lib/messages.ts';
import { useRowKeys } from '#lib/use-row-keys.ts';
import { useRowSelection } from '#lib/use-row-selection.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { CardForm } from './card-form.tsx';
import { DecideShown } from './decide-shown.tsx';
import { useCardProposals, useDecideProposals } from './learning.api.ts';
import { t } from './learning.messages.ts';
import { groupByDeck, startsDeck } from './group-proposals.ts';
import { ProposalRow } from './proposal-row.tsx';
import { ProposalSelectionBar } from './proposal-selection-bar.tsx';

type Decision = 'accept' | 'decline';

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
  // Page by page, so that a page that loads later does not move the cards of the pages before it.
  const loaded = proposals.data?.pages.flatMap(({ items }) => groupByDeck(items)) ?? [];
  const pending = loaded.filter(({ id }) => !decided.has(id));
  const cards = pending.slice(0, limit);
  const total = Math.max(count, pending.length);

  const list = useRef<HTMLUListElement>(null);
  const ids = cards.map(({ id }) => id);
  const selection = useRowSelection(ids);
  const rows = useRowKeys({
    list,
    ids,
    selection,
    keys: {
      a: () => decideChosen('accept'),
      d: () => decideChosen('decline'),
      e: () => setEdited(cards[rows.index] ?? null),
    },
  });

  function decideSome(decision: Decision, chosen: readonly string[]) {
    if (cards.length > chosen.length) rows.leaveRow();
    else heading.current?.focus();
    save(decision, chosen);
  }

  /** Decides about what is selected, or else about the active row. */
  function decideChosen(decision: Decision) {
    decideSome(decision, selection.ids.size > 0 ? [...selection.ids] : ids.slice(rows.index, rows.index + 1));
    selection.end();
  }

  function acceptShown() {
    heading.current?.focus();
    setLimit(STEP);
    selection.end();
    save('accept', ids);
  }

  /** Hides the rows at once and shows them again if the request fails. */
  function save(decision: Decision, ids: readonly string[]) {
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
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5">
        <div className="flex items-baseline gap-2">
          <h2 id="learning-proposals" ref={heading} tabIndex={-1} className="text-section outline-none">
            {t('proposals')}
          </h2>
          <span className="tabular text-ui text-muted">{formatNumber(total)}</span>
        </div>
        <p className="text-ui text-muted max-sm:col-span-2">{t('proposalsText')}</p>
        <div className="col-start-2 row-start-1 sm:row-end-3 sm:self-end">
          <DecideShown
            count={total}
            shownCount={cards.length}
            isPrimaryAction={isPrimaryAction}
            onAcceptShown={acceptShown}
            onSelect={selection.start}
          />
        </div>
      </div>
      <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-panel">
        {cards.map((card, index) => (
          <ProposalRow
            key={card.id}
            startsDeck={startsDeck(cards, index)}
            card={card}
            isSelecting={selection.isOn}
            isSelected={selection.ids.has(card.id)}
            onToggle={(isRange) => {
              if (isRange) selection.extendTo(card.id, rows.activeId);
              else selection.toggle(card.id);
            }}
            onDecide={(decision) => decideSome(decision, [card.id])}
            onEdit={() => setEdited(card)}
          />
        ))}
      </ul>
      {selection.isOn && <ProposalSelectionBar selection={selection} onDecide={decideChosen} />}
      {total > cards.length && (
        <Button variant="ghost" className="mt-2" isPending={proposals.isFetchingNextPage} onClick={showMore}>
          {t('showMore', { count: Math.min(STEP, total - cards.length) })}
        </Button>
      )}
      {edited !== null && <CardForm card={edited} deckId={edited.deckId} onClose={() => setEdited(null)} />}
    </section>
  );
}
