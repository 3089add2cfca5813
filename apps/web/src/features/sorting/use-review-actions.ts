import type { Category } from '@app/contract/categories';
import type { ReviewItem } from '@app/contract/sorting';
import { useRef, useState } from 'react';
import { useAcceptReview, useDecideReview, useUndoAction } from './review.api.ts';
import { t } from './sorting.messages.ts';

interface Done {
  /** Null when the server refused it. */
  act: Promise<string | null>;
  conversationId?: string;
}

/** Decisions, and undoing them in reverse order. */
export function useReviewActions() {
  const decision = useDecideReview();
  const acceptance = useAcceptReview();
  const undoing = useUndoAction(t('undoFailed'));
  const done = useRef<Done[]>([]);
  const [status, setStatus] = useState('');
  const [canUndo, setCanUndo] = useState(false);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());

  const remember = (act: Done) => {
    done.current.push(act);
    setCanUndo(true);
  };
  const putBack = (id: string) => setDecided((known) => new Set([...known].filter((other) => other !== id)));

  const decide = (item: ReviewItem, category: Category) => {
    const { conversationId } = item;
    setStatus(t('filed', { title: titleOf(item), category: category.name }));
    setDecided((known) => new Set([...known, conversationId]));
    const act = decision.mutateAsync({ item, categoryId: category.id }).then(
      ({ actId }) => actId,
      () => {
        setStatus('');
        putBack(conversationId);
        return null;
      },
    );
    remember({ act, conversationId });
  };

  const accept = (guess: string | undefined) => {
    acceptance.mutate(guess, {
      onSuccess: ({ actId, moved }) => {
        setStatus(t('accepted', { count: moved }));
        if (actId !== null) remember({ act: Promise.resolve(actId) });
      },
    });
  };

  const undo = async (): Promise<void> => {
    const last = done.current.pop();
    setCanUndo(done.current.length > 0);
    const actId = await last?.act;
    if (actId === null || actId === undefined) return;
    try {
      const { restored } = await undoing.mutateAsync(actId);
      if (last?.conversationId !== undefined) putBack(last.conversationId);
      setStatus(t('undone', { count: restored }));
    } catch {
      // The mutation shows the failure.
    }
  };

  return { status, canUndo, decided, isAccepting: acceptance.isPending, decide, accept, undo };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;

export function titleOf({ title }: Pick<ReviewItem, 'title'>): string {
  return title === '' ? t('untitled') : title;
}
