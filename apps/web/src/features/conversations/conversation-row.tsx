import type { ConversationSummary } from '@app/contract/conversations';
import { Check, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatExact } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { conversationPath, type OpenedConversation } from './open-conversation.ts';
import { readablePreview } from '#lib/readable-preview.ts';
import { sentimentBadge } from './sentiment.ts';
import { SourceIcon } from './source-icon.tsx';
import { t } from './conversations.messages.ts';

export interface ConversationRowProps {
  conversation: ConversationSummary;
  opened: OpenedConversation;
  actions: ReactNode;
  /** In selection mode: whether this row is selected. Shift makes `toggle` select a range. */
  rowSelection?: { isSelected: boolean; toggle: (isRange: boolean) => void } | undefined;
}

export function ConversationRow({ conversation, opened, actions, rowSelection }: ConversationRowProps) {
  const { timeZone } = useViewer();
  const sentiment = sentimentBadge(conversation.sentiment);
  const title = conversation.title === '' ? t('untitled') : conversation.title;
  return (
    <div
      className={cx(
        'group relative flex gap-3 border-b border-line px-4 py-3.5 transition-colors sm:px-5',
        rowSelection?.isSelected === true ? 'bg-accent-soft' : 'hover:bg-page',
      )}
    >
      {rowSelection !== undefined && <RowCheckbox title={title} {...rowSelection} />}
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-body font-medium">
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
        <p className="mt-0.5 line-clamp-2 text-ui break-words text-muted">{readablePreview(conversation.preview)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
          <Badge tone={sentiment.tone}>{t(sentiment.label)}</Badge>
          {conversation.needsReview && (
            <span title={t('needsReviewHint')} className="relative z-1">
              <Badge tone="warning">{t('needsReview')}</Badge>
            </span>
          )}
          {conversation.subcategory !== null && <span>{conversation.subcategory.name}</span>}
          <time dateTime={conversation.createdAt} title={formatExact(conversation.createdAt, timeZone)}>
            {formatDate(conversation.createdAt, timeZone)}
          </time>
          <SourceIcon source={conversation.source} />
        </div>
      </div>
      {rowSelection === undefined && <div className="relative z-1 -mr-1.5">{actions}</div>}
    </div>
  );
}

/** A checkbox whose label covers the whole row, so that a click anywhere selects it. */
function RowCheckbox({
  title,
  isSelected,
  toggle,
}: { title: string } & NonNullable<ConversationRowProps['rowSelection']>) {
  return (
    <label className="mt-0.5 after:absolute after:inset-0 after:z-1">
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
