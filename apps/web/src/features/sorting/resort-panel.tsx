import type { Category } from '@app/contract/categories';
import type { ResortMove, Resorting } from '@app/contract/resorting';
import { useQueryClient } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast-store.ts';
import { ResortMoves } from './resort-moves.tsx';
import { refreshResorting, useApplyResorting, useDismissResorting, useStartResorting } from './resorting.api.ts';
import { useUndoAct } from './review.api.ts';
import { t } from './sorting.messages.ts';

export interface ResortPanelProps {
  resorting: Resorting;
  categories: readonly Category[];
  /** Whether the review queue follows: then moves are collapsed at first, and without news the panel is one button. */
  hasQueue?: boolean;
}

/** Whether the panel has no news: no re-sorting is running, ready or needed. */
export function isQuiet({ status, outdated }: Resorting): boolean {
  return status === 'idle' && outdated === 0;
}

/** Offers to re-sort; nothing moves until the user confirms. */
export function ResortPanel({ resorting, categories, hasQueue = false }: ResortPanelProps) {
  const [userChoice, setUserChoice] = useState<boolean>();
  const isOpen = userChoice ?? !hasQueue;
  const start = useStartResorting();
  const dismiss = useDismissResorting();
  const actions = useResortActions();
  const isButton = hasQueue && isQuiet(resorting);
  const startButton = (
    <Button
      size="small"
      variant={isButton ? 'ghost' : 'secondary'}
      title={isButton ? t('resortText') : undefined}
      isPending={start.isPending}
      onClick={() => start.mutate()}
    >
      {isButton && !start.isPending && <Shuffle aria-hidden />}
      {resorting.status === 'ready' ? t('resortAgain') : t('resortLook')}
    </Button>
  );
  if (isButton) {
    return <section aria-label={t('resort')}>{startButton}</section>;
  }
  const hasMoves = resorting.status === 'ready' && resorting.moves > 0;
  return (
    <section aria-label={t('resort')} className="w-full rounded-card border border-line bg-panel">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
        <Shuffle aria-hidden className="size-[var(--size-icon)] shrink-0 text-accent-text" strokeWidth={1.75} />
        <ResortingText resorting={resorting} />
        {resorting.status === 'running' ? (
          <Spinner label={t('resortRunning', { checked: resorting.checked, total: resorting.total })} />
        ) : hasMoves ? (
          <div className="flex flex-wrap gap-1.5">
            {hasQueue && (
              <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setUserChoice(!isOpen)}>
                {isOpen ? t('resortHide') : t('resortShow')}
              </Button>
            )}
            <Button size="small" variant="ghost" isPending={dismiss.isPending} onClick={() => dismiss.mutate()}>
              {t('resortLeave')}
            </Button>
            <Button size="small" variant="primary" isPending={actions.isPending} onClick={() => actions.apply(null)}>
              {t('resortApply', { count: resorting.moves })}
            </Button>
          </div>
        ) : (
          startButton
        )}
      </div>
      {hasMoves && isOpen && <ResortMoves categories={categories} onMove={(move) => actions.apply([move])} />}
    </section>
  );
}

function ResortingText({ resorting }: { resorting: Resorting }): ReactNode {
  const { status, moves, outdated, checked, total } = resorting;
  const [title, text] =
    status === 'running'
      ? [t('resortRunning', { checked, total }), t('resortText')]
      : status === 'ready'
        ? [t('resortFound', { count: moves }), moves === 0 ? t('resortNothing') : t('resortText')]
        : [outdated > 0 ? t('resortOutdated', { count: outdated }) : t('resort'), t('resortText')];
  return (
    <div className="min-w-56 flex-1" aria-live="polite">
      <h2 className="text-ui font-medium">{title}</h2>
      <p className="text-small text-muted">{text}</p>
    </div>
  );
}

function useResortActions() {
  const client = useQueryClient();
  const applying = useApplyResorting();
  const undoing = useUndoAct(t('resortFailed'));
  const undo = (actId: string) => undoing.mutate(actId, { onSuccess: () => refreshResorting(client) });
  const apply = (moves: readonly ResortMove[] | null) =>
    applying.mutate(moves, {
      onSuccess: ({ actId, moved }) => {
        const title = t('accepted', { count: moved });
        if (actId === null) showToast({ title });
        else showToast({ title, tone: 'success', action: { label: t('undo'), onSelect: () => undo(actId) } });
      },
    });
  return { apply, isPending: applying.isPending };
}
