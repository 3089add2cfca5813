import type { ConversationSummary } from '@app/contract/conversations';
import { Check, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatExact } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { categoryTint } from '#ui/category-tint.ts';
import { cx } from '#ui/cx.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { conversationPath, type OpenedConversation } from './open-conversation.ts';
import { readablePreview } from '#lib/readable-preview.ts';
import { sentimentBadge } from './sentiment.ts';
import { SourceIcon } from './source-icon.tsx';
import { t } from './conversations.messages.ts';

export interface ConversationRowProps {
  conversation: ConversationSummary;
  /** The colour of its category. */
  color: string | undefined;
  opened: OpenedConversation;
  actions: ReactNode;
  /** In selection mode: whether this row is selected. Shift makes `toggle` select a range. */
  rowSelection?: { isSelected: boolean; toggle: (isRange: boolean) => void } | undefined;
}

/** One row of 60 px, 68 on phones: source, title, one line of preview, facts, and the date, which always stays. */
export function ConversationRow({ conversation, color, opened, actions, rowSelection }: ConversationRowProps) {
  const { timeZone } = useViewer();
  const title = conversation.title === '' ? t('untitled') : conversation.title;
  const { createdAt } = conversation;
  return (
    <div
      className={cx(
        'group relative flex h-17 items-center gap-3 pr-4 pl-4.5 md:h-15 md:pr-10 md:pl-(--size-title-inset) lg:pr-(--size-gutter)',
        'after:absolute after:right-4 after:bottom-0 after:left-14.5 after:border-b after:border-line md:after:left-20.5 lg:after:right-(--size-gutter)',
        rowSelection?.isSelected === true ? 'bg-accent-soft' : 'hover:bg-sunken focus-within:bg-sunken',
      )}
    >
      <span
        aria-hidden
        style={color === undefined ? undefined : categoryTint(color).strong}
        className="absolute inset-y-4.5 left-1.5 w-0.75 rounded-full md:inset-y-3.75 md:left-6.5"
      />
      {rowSelection === undefined ? (
        <SourceIcon source={conversation.source} />
      ) : (
        <RowCheckbox title={title} {...rowSelection} />
      )}
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-1.5 pr-23 text-ui font-[550] md:pr-0">
          {conversation.isPinned && (
            <span title={t('pinned')}>
              <Pin aria-hidden className="size-3.5 shrink-0 text-accent-text" strokeWidth={2} />
              <VisuallyHidden>{t('pinned')}</VisuallyHidden>
            </span>
          )}
          <Link
            to={conversationPath(conversation.id)}
            state={opened}
            className="truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {title}
          </Link>
        </h2>
        <p className="truncate text-list text-muted max-md:pr-9">
          {withoutSpeaker(readablePreview(conversation.preview))}
        </p>
      </div>
      <RowFacts conversation={conversation} />
      {rowSelection === undefined && (
        <div className="z-1 max-md:absolute max-md:right-2 max-md:bottom-1.5">{actions}</div>
      )}
      <time
        dateTime={createdAt}
        title={formatExact(createdAt, timeZone)}
        className="shrink-0 text-right text-list text-muted max-md:absolute max-md:top-3 max-md:right-4 md:w-23"
      >
        {formatDate(createdAt, timeZone)}
      </time>
    </div>
  );
}

/** Neutral is the usual case, so it is only read out. Narrow rows have no space for facts; the page has them. */
function RowFacts({ conversation }: { conversation: ConversationSummary }) {
  const sentiment = sentimentBadge(conversation.sentiment);
  return (
    <div className="flex shrink-0 items-center gap-3 text-list text-second max-md:sr-only">
      {conversation.needsReview && (
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
}

/** The transcript begins with the person's turn; naming the speaker in every row says nothing. */
function withoutSpeaker(preview: string): string {
  return preview.replace(/^User:\s*/u, '');
}

/** A checkbox whose label covers the whole row, so that a click anywhere selects it. */
function RowCheckbox({
  title,
  isSelected,
  toggle,
}: { title: string } & NonNullable<ConversationRowProps['rowSelection']>) {
  return (
    <label className="flex size-7 shrink-0 items-center justify-center after:absolute after:inset-0 after:z-1">
      <span className="relative inline-flex size-4.5">
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={t('selectRow', { title })}
          // A change event does not have the Shift key, but its click does; the space bar clicks too.
          onClick={(event) => toggle(event.shiftKey)}
          onChange={() => undefined}
          className="peer size-full appearance-none rounded-[5px] border border-line-field bg-control checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.75 hidden size-3 text-on-accent peer-checked:block"
        />
      </span>
    </label>
  );
}
