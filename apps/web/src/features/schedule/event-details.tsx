import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Lock, MapPin, Pencil, Repeat, Trash2, TriangleAlert } from 'lucide-react';
import type { Event } from '@app/contract/events';
import { formatRecurrence } from '#lib/recurrence.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EventBadge } from './event-badge.tsx';
import { EventNotes } from './event-notes.tsx';
import { sourceLabel } from './format-event.ts';
import { useEventDetail } from './schedule.api.ts';
import { t } from './schedule.messages.ts';
import { formatWhen } from './use-schedule-actions.ts';

export interface EventDetailsProps {
  event: Event;
  conflicts: readonly Event[];
  /** Further actions on the event. */
  extras?: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

/** An event's time, category, source, context and notes. */
export function EventDetails({ event, conflicts, extras, onEdit, onDelete }: EventDetailsProps) {
  const { timeZone } = useViewer();
  return (
    <div className="flex flex-col gap-4 p-4">
      <dl className="flex flex-col gap-3 text-ui">
        <Fact label={t('when')}>
          <time dateTime={event.eventDate}>{formatWhen(event, timeZone)}</time>
          {/* All-day events are usually free and other events busy, so only exceptions are shown. */}
          {event.isFree !== event.isAllDay && (
            <span className="mt-0.5 block text-small text-muted">{t(event.isFree ? 'shownAsFree' : 'blocksDay')}</span>
          )}
          {event.recurrence !== null && (
            <span className="mt-0.5 flex items-center gap-1.5 text-small text-muted">
              <Repeat aria-hidden className="size-3.5" />
              {formatRecurrence(event.recurrence, timeZone)}
            </span>
          )}
        </Fact>
        {event.location !== null && event.location !== '' && (
          <Fact label={t('location')}>
            <span className="flex items-center gap-1.5 wrap-anywhere">
              <MapPin aria-hidden className="size-4 shrink-0 text-muted" />
              {event.location}
            </span>
          </Fact>
        )}
        <Fact label={event.calendar === undefined ? t('category') : t('calendarName')}>
          <EventBadge event={event} />
        </Fact>
        <Fact label={t('source')}>{sourceLabel(event)}</Fact>
      </dl>
      {conflicts.length > 0 && (
        <p className="flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2 text-small text-warning-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {t('conflict', { titles: conflicts.map(({ title }) => title).join(', ') })}
        </p>
      )}
      {extras}
      <EventContext event={event} />
      {event.calendar === undefined ? (
        <>
          <div className="flex gap-2">
            <Button size="small" onClick={onEdit}>
              <Pencil aria-hidden />
              {t('edit')}
            </Button>
            <Button size="small" variant="ghost" onClick={onDelete}>
              <Trash2 aria-hidden />
              {t('delete')}
            </Button>
          </div>
          <EventNotes key={event.id} event={event} />
        </>
      ) : (
        <>
          {event.notes !== '' && <p className="text-ui wrap-anywhere whitespace-pre-wrap">{event.notes}</p>}
          <p className="flex items-center gap-1.5 text-small text-muted">
            <Lock aria-hidden className="size-3.5 shrink-0" />
            {t('readOnly')}
          </p>
        </>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

/** Where the event comes from: a quote and a link to the conversation. */
function EventContext({ event }: { event: Event }) {
  const detail = useEventDetail(event.id);
  return (
    <section aria-label={t('context')} className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-ui font-semibold">{t('context')}</h3>
      {detail.isPending && (
        <output aria-label={t('contextLoading')} className="flex flex-col gap-2">
          {/* Two lines, and the link to the conversation. */}
          <Skeleton className="h-10 w-full" />
          {event.conversationId !== null && <Skeleton className="h-5 w-36" />}
        </output>
      )}
      {detail.isError && <p className="text-small text-muted">{t('contextFailed')}</p>}
      {detail.data !== undefined && (
        <>
          <p className="text-ui text-pretty text-muted">{detail.data.context.text}</p>
          {detail.data.context.quote !== null && (
            <blockquote className="border-l-2 border-line-field pl-3 text-ui wrap-anywhere">
              {detail.data.context.quote}
            </blockquote>
          )}
          {detail.data.context.conversationTitle !== null && event.conversationId !== null && (
            <Link
              to={`/conversation-chat/${event.conversationId}`}
              className="self-start text-ui font-medium text-accent-text hover:underline"
            >
              {t('openConversation')}
            </Link>
          )}
        </>
      )}
    </section>
  );
}
