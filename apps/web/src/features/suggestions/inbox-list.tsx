import type { DecideSuggestionsBody, PendingSuggestion } from '@app/contract/suggestions';
import { useEffect, useRef, useState } from 'react';
import { ScreenVirtualizer } from '#ui/screen-virtualizer.tsx';
import { useRowKeys } from '#lib/use-row-keys.ts';
import { useRowSelection } from '#lib/use-row-selection.ts';
import { InboxConversation } from './inbox-conversation.tsx';
import { toInboxRows } from './inbox-rows.ts';
import { InboxSelectionBar } from './inbox-selection-bar.tsx';
import { InboxSuggestion } from './inbox-suggestion.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { SuggestionEditor } from './suggestion-editor.tsx';
import { lacksTime } from './suggestion-time.ts';
import { t } from './inbox.messages.ts';
import type { InboxActions } from './use-inbox-actions.ts';

type Decision = DecideSuggestionsBody['decision'];

/** The maximum number of suggestions that one call decides. */
const MAX_SELECTED = 1_000;
/** Approximate height of a row. */
const ROW_HEIGHT = 78;

export interface InboxListProps {
  suggestions: readonly PendingSuggestion[];
  actions: InboxActions;
}

/** The suggestions. The list itself has the focus, so that shortcuts still work when the active row is removed. */
export function InboxList({ suggestions, actions }: InboxListProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [edited, setEdited] = useState<PendingSuggestion>();
  const entries = toInboxRows(suggestions);
  const orderedSuggestions = entries.flatMap((row) => (row.kind === 'suggestion' ? [row.suggestion] : []));
  const ids = orderedSuggestions.map(({ id }) => id);
  const selection = useRowSelection(ids, MAX_SELECTED);
  // The list takes the focus, ready for shortcuts.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);

  const decide = (suggestion: PendingSuggestion, act: (suggestion: PendingSuggestion) => void) => {
    // The row that moves up to this position becomes active.
    if (suggestion.id === rows.activeId) rows.leaveRow();
    act(suggestion);
  };
  const approve = (suggestion: PendingSuggestion) =>
    lacksTime(suggestion) ? setEdited(suggestion) : decide(suggestion, actions.approve);
  const decideAll = (conversationId: string | null, decision: Decision) => {
    // Null would mean every suggestion, not those of a program.
    if (conversationId === null) return;
    rows.leaveRow();
    const fromConversation = suggestions.filter((suggestion) => suggestion.conversationId === conversationId);
    actions.decideAll({ conversationId, decision }, countWithoutTime(fromConversation));
  };
  const hasSelected = selection.ids.size > 0;
  const decideSelected = (decision: Decision) => {
    rows.leaveRow();
    const selected = suggestions.filter(({ id }) => selection.ids.has(id));
    actions.decideAll({ conversationId: null, ids: [...selection.ids], decision }, countWithoutTime(selected));
    selection.end();
  };
  const onActive = (act: (suggestion: PendingSuggestion) => void) => () => {
    const suggestion = orderedSuggestions[rows.index];
    if (suggestion !== undefined) act(suggestion);
  };
  const rows = useRowKeys({
    list,
    ids,
    selection,
    keys: {
      a: hasSelected ? () => decideSelected('approve') : onActive(approve),
      A: onActive(({ conversationId }) => decideAll(conversationId, 'approve')),
      d: hasSelected ? () => decideSelected('decline') : onActive((suggestion) => decide(suggestion, actions.decline)),
      e: onActive(setEdited),
      u: actions.undo,
    },
  });

  return (
    <>
      <InboxTools
        selection={selection}
        isDeciding={actions.isDeciding}
        {...(suggestions.length > 1 && {
          onDeclineAll: () => actions.decideAll({ conversationId: null, decision: 'decline' }, 0),
        })}
      />
      <fieldset
        ref={list}
        tabIndex={-1}
        aria-label={t('list')}
        aria-describedby="inbox-keys"
        className="@container min-w-0 overflow-clip rounded-card border border-line bg-panel outline-none [&_li:last-child>div]:border-b-0"
      >
        <ScreenVirtualizer
          itemSize={ROW_HEIGHT}
          data={entries}
          keepMounted={[entries.findIndex(({ key }) => key === rows.activeId)].filter((place) => place >= 0)}
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
                isActive={row.key === rows.activeId}
                isSelecting={selection.isOn}
                isSelected={selection.ids.has(row.key)}
                onToggle={(isRange) => {
                  if (isRange) selection.extendTo(row.key, rows.activeId);
                  else selection.toggle(row.key);
                }}
                onApprove={() => approve(row.suggestion)}
                onDecline={() => decide(row.suggestion, actions.decline)}
                onEdit={() => setEdited(row.suggestion)}
                onActivate={() => rows.activate(row.key)}
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
      {selection.isOn && <InboxSelectionBar selection={selection} onDecide={decideSelected} />}
    </>
  );
}

const countWithoutTime = (suggestions: readonly PendingSuggestion[]): number => suggestions.filter(lacksTime).length;
