import type { SubcategoryProposal } from '@app/contract/sorting';
import { Plus, Sparkles } from 'lucide-react';
import { type MouseEvent, type RefObject, useRef } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useAcceptProposal, useDeclineProposal, useFindProposals, useProposals } from './subcategory-proposals.api.ts';
import { useUndoAct } from './review.api.ts';
import { t } from './sorting.messages.ts';

/** The subcategories proposed for a category from its conversations; a click adds a proposed subcategory. */
export function SubcategoryProposals({ categoryId }: { categoryId: string }) {
  const allProposals = useProposals().data ?? [];
  const find = useFindProposals(categoryId);
  const heading = useRef<HTMLHeadingElement>(null);
  const proposals = allProposals.filter((proposal) => proposal.categoryId === categoryId);
  const findTopics = () =>
    find.mutate(undefined, {
      onSuccess: (found) =>
        found.length === 0 && showToast({ title: t('noProposals'), description: t('noProposalsText') }),
    });
  return (
    <section aria-labelledby="proposals" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 ref={heading} id="proposals" tabIndex={-1} className="text-section outline-none">
            {t('proposals')}
          </h2>
          <p className="mt-0.5 text-ui text-muted">{t(proposals.length === 0 ? 'proposalsEmpty' : 'proposalsText')}</p>
        </div>
        <Button size="small" isPending={find.isPending} onClick={findTopics}>
          <Sparkles aria-hidden />
          {t('findProposals')}
        </Button>
      </div>
      {proposals.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-panel">
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} heading={heading} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The row with the pressed button is about to be removed, so the focus moves to the same button in the next row. */
function moveFocusToNextRow({ currentTarget: pressed }: MouseEvent<HTMLElement>, heading: HTMLElement | null): void {
  const row = pressed.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const buttonIndex = [...(pressed.parentElement?.children ?? [])].indexOf(pressed);
  (next?.querySelectorAll<HTMLElement>('button')[buttonIndex] ?? heading)?.focus();
}

interface ProposalRowProps {
  proposal: SubcategoryProposal;
  heading: RefObject<HTMLHeadingElement | null>;
}

function ProposalRow({ proposal, heading }: ProposalRowProps) {
  const accept = useAcceptProposal();
  const decline = useDeclineProposal();
  const undo = useUndoAct(t('undoFailed'));
  const { name, type, conversationCount, examples } = proposal;
  const undoAcceptance = (actId: string) =>
    undo.mutate(actId, {
      onSuccess: ({ restored }) => {
        // Nothing was undone, because the subcategory has been merged or moved since.
        if (restored === 0) showToast({ title: t('undone', { count: 0 }) });
      },
    });
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
          onClick={(event) => {
            moveFocusToNextRow(event, heading.current);
            decline.mutate(proposal);
          }}
        >
          {t('dismiss')}
        </Button>
        <Button
          size="small"
          aria-label={t('addNamed', { name })}
          onClick={(event) => {
            moveFocusToNextRow(event, heading.current);
            accept.mutate(proposal, {
              onSuccess: ({ actId }) => {
                const action =
                  actId === null ? {} : { action: { label: t('undo'), onSelect: () => undoAcceptance(actId) } };
                showToast({ title: t('added', { name }), tone: 'success', ...action });
              },
            });
          }}
        >
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </div>
    </li>
  );
}
