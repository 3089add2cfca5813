import type { ReviewItem } from '@app/contract/sorting';
import { useRef, useState } from 'react';
import { afterPaint } from '#lib/after-paint.ts';
import { type Decision, useAcceptReview, useDecideReview, useUndoAct } from './review.api.ts';
import { t } from './sorting.messages.ts';

interface UndoableAct {
  /** Resolves to null when the server refused the decision or changed nothing. */
  id: Promise<string | null>;
  /** The decided conversations; none when the server chose them. */
  conversationIds: readonly string[];
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
  const showAgain = (ids: readonly string[]) => setDecided((known) => without(known, ids));

  const decide = (decisions: readonly Decision[]) => {
    const conversationIds = decisions.map(({ item }) => item.conversationId);
    setStatus(describe(decisions));
    setDecided((known) => new Set([...known, ...conversationIds]));
    // The rows show the decision first; the counts, which the mutation changes, are around them.
    const sent = afterPaint().then(() => decision.mutateAsync(decisions));
    const onFailure = () => {
      setStatus('');
      showAgain(conversationIds);
      return null;
    };
    remember({ id: sent.then(({ actId }) => actId, onFailure), conversationIds });
  };

  const accept = (guess: string | undefined) => {
    acceptance.mutate(guess, {
      onSuccess: ({ actId, moved }) => {
        setStatus(t('accepted', { count: moved }));
        if (actId !== null) remember({ id: Promise.resolve(actId), conversationIds: [] });
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
      showAgain(lastAct?.conversationIds ?? []);
      setStatus(t('undone', { count: restored }));
    } catch {
      // The mutation shows the failure. The user may try to undo again.
      if (lastAct !== undefined) remember(lastAct);
    }
  };

  return { status, canUndo, decided, isAccepting: acceptance.isPending, decide, accept, undo };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;

function describe(decisions: readonly Decision[]): string {
  const [first] = decisions;
  return first !== undefined && decisions.length === 1
    ? t('filed', { title: titleOf(first.item), category: first.category.name })
    : t('accepted', { count: decisions.length });
}

function without(ids: ReadonlySet<string>, removed: readonly string[]): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !removed.includes(id)));
}

export function titleOf({ title }: Pick<ReviewItem, 'title'>): string {
  return title === '' ? t('untitled') : title;
}
