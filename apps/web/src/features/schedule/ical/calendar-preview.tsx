import type { CalendarImport } from '@app/contract/calendar';
import { formatDate, formatTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { t } from './calendar.messages.ts';

const MAX_SHOWN = 20;

export interface CalendarPreviewProps {
  content: CalendarImport;
  isPending: boolean;
  onCancel: () => void;
  onImport: () => void;
}

/** The content of a calendar file, before it is imported. */
export function CalendarPreview({ content, isPending, onCancel, onImport }: CalendarPreviewProps) {
  const { events, skipped, counts } = content;
  const count = counts.created + counts.updated;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={t('previewTitle', { count })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          {count > 0 && (
            <Button variant="primary" isPending={isPending} onClick={onImport}>
              {t('importEvents', { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {count > 0 && (
          <ul className="divide-y divide-line rounded-card border border-line">
            {firstDistinct(events, ({ title, eventDate }) => `${title} ${eventDate}`).map(([key, event]) => (
              <EventLine key={key} event={event} />
            ))}
          </ul>
        )}
        {count > MAX_SHOWN && <p className="text-small text-muted">{t('previewMore', { count: count - MAX_SHOWN })}</p>}
        {counts.unchanged > 0 && (
          <p className="text-small text-muted">{t('previewUnchanged', { count: counts.unchanged })}</p>
        )}
        {counts.skipped > 0 && (
          <div>
            <p className="text-ui font-medium">{t('previewSkipped', { count: counts.skipped })}</p>
            <ul className="mt-2 flex flex-col gap-2 text-small">
              {firstDistinct(skipped, ({ title, reason }) => `${title} ${reason}`).map(([key, { title, reason }]) => (
                <li key={key}>
                  <span className="font-medium">{title}</span> <span className="text-muted">{reason}</span>
                </li>
              ))}
            </ul>
            {counts.skipped > MAX_SHOWN && (
              <p className="mt-2 text-small text-muted">{t('previewMore', { count: counts.skipped - MAX_SHOWN })}</p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The first items with different keys, each with its key. */
function firstDistinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item][] {
  return [...new Map(items.map((item) => [keyOf(item), item]))].slice(0, MAX_SHOWN);
}

function EventLine({ event }: { event: CalendarImport['events'][number] }) {
  const viewer = useViewer();
  const { title, eventDate, isAllDay, recurrence } = event;
  const timeZone = isAllDay ? event.timeZone : viewer.timeZone;
  const time = isAllDay ? t('allDay') : formatTime(eventDate, timeZone);
  const parts = [formatDate(eventDate, timeZone), time, ...(recurrence === null ? [] : [t('repeats')])];
  return (
    <li className="px-3 py-2">
      <p className="text-ui break-words">{title}</p>
      <p className="tabular text-small text-muted">{parts.join(' · ')}</p>
    </li>
  );
}
