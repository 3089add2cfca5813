import type { Category } from '@app/contract/categories';
import type { ReviewItem } from '@app/contract/sorting';
import { useRef, useState } from 'react';
import { useAcceptReview, useDecideReview, useUndoAct } from './review.api.ts';
import { t } from './sorting.messages.ts';

interface UndoableAct {
  /** Resolves to null when the server refused the decision or changed nothing. */
  id: Promise<string | null>;
  /** The decided conversation; absent when many were accepted at once. */
  conversationId?: string;
}

/** Decides conversations of the queue, and undoes decisions in reverse order. */
export function useReviewActions() {
  const decision = useDecideReview();
  const acceptance = useAcceptReview();
  const undoing = useUndoAct(t('undoFailed'));
  const undoableActs = useRef<UndoableAct[]>([]);
  const [status, setStatus] = useState('');
  const [canUndo, setCanUndo] = useState(false);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());

  const remember = (act: UndoableAct) => {
    undoableActs.current.push(act);
    setCanUndo(true);
  };
  const showAgain = (id: string) => setDecided((known) => new Set([...known].filter((other) => other !== id)));

  const decide = (item: ReviewItem, category: Category) => {
    const { conversationId } = item;
    setStatus(t('filed', { title: titleOf(item), category: category.name }));
    setDecided((known) => new Set([...known, conversationId]));
    const id = decision.mutateAsync({ item, categoryId: category.id }).then(
      ({ actId }) => actId,
      () => {
        setStatus('');
        showAgain(conversationId);
        return null;
      },
    );
    remember({ id, conversationId });
  };

  const accept = (guess: string | undefined) => {
    acceptance.mutate(guess, {
      onSuccess: ({ actId, moved }) => {
        setStatus(t('accepted', { count: moved }));
        if (actId !== null) remember({ id: Promise.resolve(actId) });
      },
    });
  };

  const undo = async (): Promise<void> => {
    const lastAct = undoableActs.current.pop();
    setCanUndo(undoableActs.current.length > 0);
    const actId = await lastAct?.id;
    if (actId === null || actId === undefined) return;
    try {
      const { restored } = await undoing.mutateAsync(actId);
      if (lastAct?.conversationId !== undefined) showAgain(lastAct.conversationId);
      setStatus(t('undone', { count: restored }));
    } catch {
      // The mutation shows the failure. The user may try to undo again.
      if (lastAct !== undefined) remember(lastAct);
    }
  };

  return { status, canUndo, decided, isAccepting: acceptance.isPending, decide, accept, undo };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;

export function titleOf({ title }: Pick<ReviewItem, 'title'>): string {
  return title === '' ? t('untitled') : title;
}
