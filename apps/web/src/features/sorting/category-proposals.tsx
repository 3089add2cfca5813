import type { CategoryProposal } from '@app/contract/category-proposals';
import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useAcceptCategory, useCategoryProposals, useDeclineCategory } from './category-proposals.api.ts';
import { useUndoAct } from './review.api.ts';
import { t } from './sorting.messages.ts';

/** On the categories page: ready-made categories for conversations that are in Other, each added by one click. */
export function CategoryProposals() {
  const proposals = useCategoryProposals().data ?? [];
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="category-proposals">
      <h2 id="category-proposals" className="sr-only">
        {t('categoryOffers')}
      </h2>
      <ul className="divide-y divide-line">
        {proposals.map((proposal) => (
          <CategoryOffer key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

function CategoryOffer({ proposal }: { proposal: CategoryProposal }) {
  const accept = useAcceptCategory();
  const decline = useDeclineCategory();
  const undo = useUndoAct(t('undoFailed'));
  const { name, emoji, conversationCount, examples } = proposal;
  const add = () =>
    accept.mutate(proposal, {
      onSuccess: ({ actId }) => {
        const action = actId === null ? {} : { action: { label: t('undo'), onSelect: () => undo.mutate(actId) } };
        showToast({ title: t('categoryAdded', { name, count: conversationCount }), tone: 'success', ...action });
      },
    });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 pr-2 pl-4 sm:pr-4">
      <span aria-hidden className="w-4.5 text-center text-body">
        {emoji}
      </span>
      <p className="flex min-w-48 flex-1 flex-wrap items-baseline gap-x-2.5 sm:flex-nowrap">
        <span className="text-ui font-medium">{name}</span>
        <span className="tabular text-small whitespace-nowrap text-muted">
          {t('categoryOffer', { count: conversationCount })}
        </span>
        <span className="line-clamp-1 min-w-0 text-small break-all text-muted max-lg:hidden">
          {examples.map(({ title }) => (title === '' ? t('untitled') : title)).join(' · ')}
        </span>
      </p>
      <div className="ml-auto flex gap-1.5">
        <Button
          size="small"
          variant="ghost"
          aria-label={t('dismissNamed', { name })}
          onClick={() => decline.mutate(proposal)}
        >
          {t('dismiss')}
        </Button>
        <Button size="small" aria-label={t('addNamed', { name })} onClick={add}>
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </div>
    </li>
  );
}
