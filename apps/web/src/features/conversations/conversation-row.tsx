import type { ConversationSummary } from '@app/contract/conversations';
import { Archive, ArchiveRestore, Pin } from 'lucide-react';
import { memo, type MouseEvent, startTransition, useDeferredValue, useMemo, useState } from 'react';
import { daysBetween, formatExact, formatRecent, formatShortDate } from '#lib/dates.ts';
import { readablePreview } from '#lib/readable-preview.ts';
import { useSwipeLeft } from '#lib/use-swipe-left.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { categoryTint } from '#ui/category-tint.ts';
import { cx } from '#ui/cx.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ConversationAction } from './conversation-menu.tsx';
import { conversationPath } from './open-conversation.ts';
import { RowActions } from './row-actions.tsx';
import { RowMark } from './row-mark.tsx';
import { sentimentBadge } from './sentiment.ts';
import { t } from './conversations.messages.ts';

export interface ConversationRowProps {
  conversation: ConversationSummary;
  /** The category's colour. */
  color: string | undefined;
  now: number;
  isNeverSend: boolean;
  /** Whether an uncertain category is marked. */
  marksUnsure: boolean;
  /** Whether there is a touch screen to swipe on. */
  isSwipeable: boolean;
  /** Whether a click selects the row instead of opening it. */
  isSelecting: boolean;
  isSelected: boolean;
  onOpen: (conversation: ConversationSummary) => void;
  onSelect: (id: string, isRange: boolean) => void;
  onAction: (action: ConversationAction, conversation: ConversationSummary) => void;
}

/** One row of 60 px, 68 on phones: source, title, one line of preview, facts or actions, and the date. */
export const ConversationRow = memo(function ConversationRow({ conversation, ...props }: ConversationRowProps) {
  const { isSelecting, isSelected, onSelect, onAction } = props;
  const { timeZone } = useViewer();
  // A jump to the end of a list renders many rows in one frame. In their first frame they have only their texts.
  const isWhole = useDeferredValue(true, false);
  // Whether the pointer or the focus has been in the row. Before that it has no quick actions and no exact date.
  const [isNear, setNear] = useState(false);
  // A transition, so that the next frame shows the focus without waiting for the actions.
  const showActionsSoon = () => startTransition(() => setNear(true));
  const swipe = useSwipeLeft(() => onAction('archive', conversation));
  const { id, createdAt } = conversation;
  // A selected row is rendered again; formatting its date would take a third of that.
  const date = useMemo(() => formatStart(conversation, props.now, timeZone), [conversation, props.now, timeZone]);
  const title = conversation.title === '' ? t('untitled') : conversation.title;
  return (
    <div data-row={id} className="relative scroll-mt-10 scroll-mb-20 overflow-hidden bg-sunken">
      {props.isSwipeable && <SwipeHint isArchived={conversation.isArchived} />}
      <div
        {...(!isSelecting && swipe)}
        onPointerEnter={showActionsSoon}
        onFocus={showActionsSoon}
        className={cx(
          'group relative flex h-17 touch-pan-y select-none items-center gap-3 pr-4 pl-4.5 md:h-15 md:pr-10 md:pl-(--size-title-inset) lg:pr-(--size-gutter)',
          'after:absolute after:right-4 after:bottom-0 after:left-14.5 after:border-b after:border-line md:after:right-10 md:after:left-20.5 lg:after:right-(--size-gutter)',
          isSelected ? 'bg-accent-soft' : 'bg-panel focus-within:bg-sunken hover:bg-sunken',
        )}
      >
        {isWhole ? (
          <>
            <span
              aria-hidden
              style={props.color === undefined ? undefined : categoryTint(props.color).strong}
              className="absolute inset-y-4.5 left-1.5 w-0.75 rounded-full md:inset-y-3.75 md:left-6.5"
            />
            <RowMark
              source={conversation.source}
              title={title}
              isSelecting={isSelecting}
              isSelected={isSelected}
              onToggle={(isRange) => onSelect(id, isRange)}
            />
          </>
        ) : (
          <span className="size-7 shrink-0" />
        )}
        <RowText
          conversation={conversation}
          title={title}
          dateLength={date.length}
          onOpen={props.onOpen}
          onSelect={onSelect}
        />
        <RowFacts conversation={conversation} marksUnsure={props.marksUnsure} />
        {isWhole && (
          <RowActions
            conversation={conversation}
            title={title}
            isHidden={isSelecting}
            hasQuickActions={isNear}
            isNeverSend={props.isNeverSend}
            onAction={onAction}
          />
        )}
        <time
          dateTime={createdAt}
          title={isNear ? t('createdAt', { date: formatExact(createdAt, timeZone) }) : undefined}
          className="shrink-0 text-right text-list whitespace-nowrap text-muted max-md:absolute max-md:top-3 max-md:right-4 md:w-32"
        >
          {date}
        </time>
      </div>
    </div>
  );
});

/** The length in characters of a date of this year, such as 'Oct 30', and of another year. */
const SHORT_DATE_LENGTH = 6;
const LONG_DATE_LENGTH = 12;

/**
 * When a conversation was started. The list is grouped by the day of the last message, so an earlier day is marked: 'since
 * Mar 3'.
 */
function formatStart({ createdAt, updatedAt }: ConversationSummary, now: number, timeZone: string): string {
  if (daysBetween(createdAt, updatedAt, timeZone) < 1) return formatRecent(createdAt, now, timeZone);
  return t('since', { date: formatShortDate(createdAt, now, timeZone) });
}

/** Shift and a click select rows, not the text of the page. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}

interface RowTextProps extends Pick<ConversationRowProps, 'conversation' | 'onOpen' | 'onSelect'> {
  title: string;
  /** The length of the shown date in characters; on phones the title leaves room for it. */
  dateLength: number;
}

// These parts are rendered again only when their own props change: a range that is selected changes many rows, but of
// each only its background and its checkbox.
const RowText = memo(function RowText({ conversation, title, dateLength, onOpen, onSelect }: RowTextProps) {
  const { id, isPinned, preview } = conversation;

  /** A click with Ctrl or with the middle mouse button is left to the browser, which opens a new tab. */
  function open(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) onSelect(id, true);
    else onOpen(conversation);
  }

  return (
    <div className="min-w-0 flex-1">
      <h3
        className={cx(
          'flex items-center gap-1.5 text-ui font-[550] md:pr-0',
          dateLength > LONG_DATE_LENGTH ? 'pr-33' : dateLength > SHORT_DATE_LENGTH ? 'pr-23' : 'pr-14',
        )}
      >
        {isPinned && (
          <span title={t('pinned')}>
            <Pin aria-hidden className="size-3.5 shrink-0 text-accent-text" strokeWidth={2} />
            <VisuallyHidden>{t('pinned')}</VisuallyHidden>
          </span>
        )}
        {/* A link of the router would be the slowest part of a row. */}
        <a
          data-row-main
          draggable={false}
          href={conversationPath(id)}
          onMouseDown={keepTextUnselected}
          onClick={open}
          className="truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {title}
        </a>
      </h3>
      <p className="truncate text-list text-muted max-md:pr-9">{readablePreview(preview)}</p>
    </div>
  );
});

/**
 * Review, sentiment and subcategory. A neutral sentiment, which most conversations have, is only for screen readers; so
 * are all three facts on narrow screens. The row under the pointer shows actions instead.
 */
const RowFacts = memo(function RowFacts({
  conversation,
  marksUnsure,
}: Pick<ConversationRowProps, 'conversation' | 'marksUnsure'>) {
  const sentiment = sentimentBadge(conversation.sentiment);
  return (
    <div className="flex shrink-0 items-center gap-3 text-list text-second max-lg:sr-only pointer-coarse:mr-11 pointer-fine:group-hover:opacity-0 pointer-fine:group-focus-within:opacity-0">
      {marksUnsure && conversation.needsReview && (
        <span title={t('needsReviewHint')} className="relative z-1">
          <Badge tone="warning">{t('needsReview')}</Badge>
        </span>
      )}
      {sentiment.label === 'neutral' ? (
        <VisuallyHidden>{t('neutral')}</VisuallyHidden>
      ) : (
        <Badge tone={sentiment.tone}>{t(sentiment.label)}</Badge>
      )}
      {conversation.subcategory !== null && (
        <span className="max-w-30 truncate max-xl:sr-only">{conversation.subcategory.name}</span>
      )}
    </div>
  );
});

/** Shows what a swipe does, behind the row that moves aside. */
function SwipeHint({ isArchived }: { isArchived: boolean }) {
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <div aria-hidden className="absolute inset-y-0 right-0 flex items-center gap-2 pr-5 text-list text-second">
      <Icon className="size-(--size-icon)" strokeWidth={1.75} />
      {isArchived ? t('unarchive') : t('archive')}
    </div>
  );
}
