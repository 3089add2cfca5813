import type { DecideSuggestionsBody, PendingSuggestion } from '@app/contract/suggestions';
import { useRef, useState } from 'react';
import { useViewer } from '#lib/viewer.ts';
import { showToast } from '#ui/toast-store.ts';
import { showApprovedToast } from './decision-toasts.ts';
import {
  type SuggestionEdit,
  useApproveSuggestion,
  useDecideSuggestions,
  useDeclineSuggestion,
  useReopenSuggestions,
} from './suggestions.api.ts';
import { t } from './inbox.messages.ts';
import { t as suggestionText } from './suggestions.messages.ts';

/** The decisions in the inbox. A decided row is hidden at once and shown again on failure. */
export function useInboxActions() {
  const { timeZone } = useViewer();
  const approving = useApproveSuggestion(timeZone);
  const declining = useDeclineSuggestion();
  const decidingMany = useDecideSuggestions();
  const { decided, hide, show } = useDecided();
  const { offerUndo, undo } = useDeclineUndo(show);

  return {
    decided,
    isDeciding: decidingMany.isPending,

    approve: (suggestion: PendingSuggestion, edit: SuggestionEdit = suggestion) => {
      const { title, description, schedulingDetails } = edit;
      hide([suggestion.id]);
      approving.mutate(
        { suggestion, edit: { title, description, schedulingDetails } },
        {
          onSuccess: () => showApprovedToast(suggestion.type, title),
          onError: () => show([suggestion.id]),
        },
      );
    },

    decline: (suggestion: PendingSuggestion) => {
      const ids = [suggestion.id];
      hide(ids);
      declining.mutate(suggestion, {
        onSuccess: () =>
          offerUndo(suggestionText('declined'), ids, suggestionText('declinedText', { title: suggestion.title })),
        onError: () => show(ids),
      });
    },

    /**
     * Decides the suggestions that `body` names, and hides them once the server has responded. `withoutTime` is how
     * many of them cannot be approved, because they have no time.
     */
    decideAll: (body: DecideSuggestionsBody, withoutTime: number) => {
      decidingMany.mutate(body, {
        onSuccess: ({ ids }) => {
          hide(ids);
          if (body.decision === 'approve') {
            showToast({
              title: t('approvedMany', { count: ids.length }),
              tone: 'success',
              ...(withoutTime > 0 && { description: t('skippedWithoutTime', { count: withoutTime }) }),
            });
          } else if (ids.length > 0) offerUndo(t('declinedMany', { count: ids.length }), ids);
        },
      });
    },

    undo,
  };
}

/** The ids of the suggestions decided on this page, which are hidden even while the list still contains them. */
function useDecided() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const hide = (ids: readonly string[]) => setDecided((known) => new Set([...known, ...ids]));
  const show = (ids: readonly string[]) => {
    const shownAgain = new Set(ids);
    setDecided((known) => new Set([...known].filter((id) => !shownAgain.has(id))));
  };
  return { decided, hide, show };
}

/** Makes declined suggestions pending again, the latest decision first. */
function useDeclineUndo(show: (ids: readonly string[]) => void) {
  const reopening = useReopenSuggestions();
  const declinedIds = useRef<string[][]>([]);

  const reopen = (ids: string[]) => {
    declinedIds.current = declinedIds.current.filter((other) => other !== ids);
    reopening.mutate(ids, {
      onSuccess: ({ reopened }) => {
        show(ids);
        showToast({ title: t('reopened', { count: reopened }) });
      },
      // The mutation shows the failure. The user may try to undo again.
      onError: () => declinedIds.current.push(ids),
    });
  };
  return {
    offerUndo: (title: string, ids: string[], description?: string) => {
      declinedIds.current.push(ids);
      const action = { label: t('undo'), onSelect: () => reopen(ids) };
      showToast({ title, action, ...(description !== undefined && { description }) });
    },
    undo: () => {
      const last = declinedIds.current.at(-1);
      if (last !== undefined) reopen(last);
    },
  };
}

export type InboxActions = ReturnType<typeof useInboxActions>;
