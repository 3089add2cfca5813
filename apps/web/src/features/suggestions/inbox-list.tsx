import type { PendingSuggestion } from '@app/contract/suggestions';
import { useEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { ScreenVirtualizer } from '#ui/screen-virtualizer.tsx';
import { useActiveRow } from '#lib/use-active-row.ts';
import { useListKeys } from '#lib/use-list-keys.ts';
import { InboxConversation } from './inbox-conversation.tsx';
import { toInboxRows } from './inbox-rows.ts';
import { InboxSuggestion } from './inbox-suggestion.tsx';
import { SuggestionEditor } from './suggestion-editor.tsx';
import { lacksTime } from './suggestion-time.ts';
import { t } from './suggestions.messages.ts';
import type { InboxActions } from './use-inbox-actions.ts';

/** Approximate height of a row. */
const rowHeight = 104;

export interface InboxListProps {
  suggestions: readonly PendingSuggestion[];
  actions: InboxActions;
}

/** The suggestions. The list itself has the focus, so that shortcuts still work when the active row is removed. */
export function InboxList({ suggestions, actions }: InboxListProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [edited, setEdited] = useState<PendingSuggestion>();
  const rows = toInboxRows(suggestions);
  const orderedSuggestions = rows.flatMap((row) => (row.kind === 'suggestion' ? [row.suggestion] : []));
  const active = useActiveRow(orderedSuggestions.map(({ id }) => id));
  const current = orderedSuggestions[active.index];
  // The list takes the focus, ready for shortcuts.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);

  const decide = (suggestion: PendingSuggestion | undefined, act: (suggestion: PendingSuggestion) => void) => {
    if (suggestion === undefined) return;
    // Whichever row moves up to the position of this one becomes active.
    if (suggestion.id === active.activeId) active.keepPosition();
    act(suggestion);
    list.current?.focus({ preventScroll: true });
  };
  const approve = (suggestion: PendingSuggestion | undefined) =>
    suggestion !== undefined && lacksTime(suggestion) ? setEdited(suggestion) : decide(suggestion, actions.approve);
  const move = (step: 1 | -1) => {
    const key = orderedSuggestions[active.move(step)]?.id;
    virtualizer.current?.scrollToIndex(
      rows.findIndex((row) => row.key === key),
      { align: 'nearest' },
    );
  };
  const decideAll = (conversationId: string, decision: 'approve' | 'decline') => {
    actions.decideAll({ conversationId, decision });
    list.current?.focus({ preventScroll: true });
  };

  useListKeys(list, {
    a: () => approve(current),
    A: () => current !== undefined && decideAll(current.conversationId, 'approve'),
    d: () => decide(current, actions.decline),
    e: () => setEdited(current),
    u: actions.undo,
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
  });

  return (
    <fieldset
      ref={list}
      tabIndex={-1}
      aria-label={t('inboxList')}
      aria-describedby="inbox-keys"
      className="min-w-0 overflow-clip rounded-card border border-line bg-panel outline-none [&_li:last-child>div]:border-b-0"
    >
      <ScreenVirtualizer
        ref={virtualizer}
        as="ul"
        item="li"
        itemSize={rowHeight}
        data={rows}
        // The rows of the first render, before the list is measured; here too, although nothing is rendered on a server.
        ssrCount={Math.min(12, rows.length)}
      >
        {(row) =>
          row.kind === 'conversation' ? (
            <InboxConversation
              key={row.key}
              first={row.first}
              count={row.count}
              onDecide={(decision) => decideAll(row.first.conversationId, decision)}
            />
          ) : (
            <InboxSuggestion
              key={row.key}
              suggestion={row.suggestion}
              isActive={row.key === active.activeId}
              onApprove={() => approve(row.suggestion)}
              onDecline={() => decide(row.suggestion, actions.decline)}
              onEdit={() => setEdited(row.suggestion)}
              onSelect={() => active.select(row.key)}
            />
          )
        }
      </ScreenVirtualizer>
      {edited !== undefined && (
        <SuggestionEditor
          suggestion={edited}
          isPending={false}
          onCancel={() => setEdited(undefined)}
          onApprove={(edit) => {
            setEdited(undefined);
            decide(edited, (suggestion) => actions.approve(suggestion, edit));
          }}
        />
      )}
    </fieldset>
  );
}
