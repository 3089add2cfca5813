import type { SubcategoryProposal } from '@app/contract/sorting';
import { Plus, Sparkles } from 'lucide-react';
import { errorSentence } from '#lib/api-error.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useAcceptProposal, useDeclineProposal, useFindProposals, useProposals } from './proposals.api.ts';
import { useUndoAct } from './review.api.ts';
import { t } from './sorting.messages.ts';

/** In a category: the subcategories its conversations suggest, each made by one click. */
export function ProposalList({ categoryId }: { categoryId: string }) {
  const all = useProposals().data ?? [];
  const find = useFindProposals(categoryId);
  const proposals = all.filter((proposal) => proposal.categoryId === categoryId);
  const look = () =>
    find.mutate(undefined, {
      onSuccess: (found) =>
        found.length === 0 && showToast({ title: t('noProposals'), description: t('noProposalsText') }),
      onError: (error) =>
        showToast({ title: t('error'), description: errorSentence(error, t('findFailed')), tone: 'danger' }),
    });
  return (
    <section aria-labelledby="proposals" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="proposals" className="text-section">
            {t('proposals')}
          </h2>
          <p className="mt-0.5 text-ui text-muted">{t('proposalsText')}</p>
        </div>
        <Button size="small" isPending={find.isPending} onClick={look}>
          <Sparkles aria-hidden />
          {t('findProposals')}
        </Button>
      </div>
      {proposals.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ProposalRow({ proposal }: { proposal: SubcategoryProposal }) {
  const accept = useAcceptProposal();
  const decline = useDeclineProposal();
  const undo = useUndoAct();
  const { name, type, conversationCount, examples } = proposal;
  const failWith = (words: string) => (error: Error) =>
    showToast({ title: t('error'), description: errorSentence(error, words), tone: 'danger' });
  const fail = failWith(t('proposalFailed'));
  const failToUndo = failWith(t('undoFailed'));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-3.5 sm:px-5">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-body font-medium">{name}</span>
          <Badge tone={type === 'company' ? 'accent' : 'success'}>{t(type)}</Badge>
          <span className="tabular text-small text-muted">{t('conversations', { count: conversationCount })}</span>
        </p>
        <p className="mt-0.5 line-clamp-2 text-ui text-muted">
          {examples.map(({ title }) => (title === '' ? t('untitled') : title)).join(' · ')}
        </p>
      </div>
      <div className="ml-auto flex gap-1.5">
        <Button
          size="small"
          variant="ghost"
          aria-label={t('dismissNamed', { name })}
          onClick={() => decline.mutate(proposal, { onError: fail })}
        >
          {t('dismiss')}
        </Button>
        <Button
          size="small"
          aria-label={t('addNamed', { name })}
          onClick={() =>
            // The row is gone by then, and its callbacks with it: the toast answers by itself.
            accept.mutateAsync(proposal).then(({ actId }) => {
              const takeBack = () => void undo.mutateAsync(actId ?? '').catch(failToUndo);
              const action = actId === null ? {} : { action: { label: t('undo'), onSelect: takeBack } };
              showToast({ title: t('added', { name }), tone: 'success', ...action });
            }, fail)
          }
        >
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </div>
    </li>
  );
}
