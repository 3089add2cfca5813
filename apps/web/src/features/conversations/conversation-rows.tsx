import type { Category } from '@app/contract/categories';
import type { ConversationSummary } from '@app/contract/conversations';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLatest } from '#lib/use-latest.ts';
import { fromTablet, hasTouch, useMediaQuery } from '#lib/use-media-query.ts';
import { useNow } from '#lib/use-now.ts';
import { useRowKeys } from '#lib/use-row-keys.ts';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { useViewer } from '#lib/viewer.ts';
import { ScreenVirtualizer } from '#ui/screen-virtualizer.tsx';
import type { ConversationAction } from './conversation-menu.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { groupByDate } from './date-groups.ts';
import { GroupHeading } from './group-heading.tsx';
import { toListEntries } from './list-entries.ts';
import { listInsetClass } from './list-inset-class.ts';
import { conversationPath, type OpenedConversation } from './open-conversation.ts';
import type { SelectionActions } from './use-selection-actions.ts';
import { useConversationMenu } from './use-conversation-menu.tsx';
import { t } from './conversations.messages.ts';

/** The height of a row in pixels, on phones and on wider screens. */
const PHONE_ROW_HEIGHT = 68;
const WIDE_ROW_HEIGHT = 60;

export interface ConversationRowsProps {
  conversations: readonly ConversationSummary[];
  /** Whether the list has more conversations than those loaded. */
  hasMore: boolean;
  /** The categories that conversations can be moved to. */
  categories: readonly Category[];
  origin: Omit<OpenedConversation, 'conversation'>;
  selection: RowSelection;
  selectionActions: SelectionActions;
}

/** A virtual list by date: only rows in view are rendered. */
export function ConversationRows(props: ConversationRowsProps) {
  const { conversations, hasMore, categories, origin, selection, selectionActions } = props;
  const { timeZone } = useViewer();
  const now = useNow();
  const isSwipeable = useMediaQuery(hasTouch);
  const hasRoom = useMediaQuery(fromTablet);
  const list = useRef<HTMLDivElement>(null);
  const { runAction, dialog, isNeverSend } = useConversationMenu({ categories });
  const { entries, headings, ids, indexById } = useMemo(
    () => toListEntries(groupByDate(conversations, now, timeZone), hasMore),
    [conversations, hasMore, now, timeZone],
  );

  const onActiveRow = (action: ConversationAction) => () => {
    const entry = entries[indexById.get(rows.activeId ?? '') ?? -1];
    if (entry?.kind !== 'conversation') return;
    if (action !== 'move') rows.leaveRow();
    runAction(action, entry.conversation);
  };
  const otherId = categories.find(({ isProtected }) => isProtected)?.id;
  const hasSelected = selection.ids.size > 0;
  const rows = useRowKeys({
    list,
    ids,
    selection,
    keys: {
      e: hasSelected ? selectionActions.archive : onActiveRow('archive'),
      m: hasSelected ? selectionActions.startMove : onActiveRow('move'),
      Delete: hasSelected ? selectionActions.delete : onActiveRow('delete'),
    },
  });
  const select = useLatest((id: string, isRange: boolean) => {
    if (isRange) selection.extendTo(id, rows.activeId);
    else selection.toggle(id);
    rows.activate(id);
  });
  const onRowAction = useLatest(runAction);
  const navigate = useNavigate();
  const open = useLatest((conversation: ConversationSummary) => {
    const subcategoryName = origin.subcategoryName ?? conversation.subcategory?.name;
    const state: OpenedConversation = { ...origin, conversation, subcategoryName };
    void navigate(conversationPath(conversation.id), { state });
  });
  const activeIndex = indexById.get(rows.activeId ?? '');

  return (
    <section ref={list} aria-label={t('listLabel')} className={listInsetClass}>
      <ScreenVirtualizer
        itemSize={hasRoom ? WIDE_ROW_HEIGHT : PHONE_ROW_HEIGHT}
        hasEqualRows
        data={entries}
        headings={headings}
        {...(activeIndex !== undefined && { keepMounted: [activeIndex] })}
      >
        {(entry) =>
          entry.kind === 'heading' ? (
            <GroupHeading key={entry.title} title={entry.title} count={entry.count} />
          ) : (
            <ConversationRow
              key={entry.conversation.id}
              conversation={entry.conversation}
              color={categories.find(({ id }) => id === entry.conversation.categoryId)?.color}
              // Nearly every conversation in Other is unsure, so there the page says it once.
              marksUnsure={entry.conversation.categoryId !== otherId}
              now={now}
              isNeverSend={isNeverSend(entry.conversation.id)}
              isSwipeable={isSwipeable}
              isSelecting={selection.hasCheckboxes}
              isSelected={selection.ids.has(entry.conversation.id)}
              onOpen={open}
              onSelect={select}
              onAction={onRowAction}
            />
          )
        }
      </ScreenVirtualizer>
      {dialog}
    </section>
  );
}
