import type { Event } from '@app/contract/events';
import type { Reminder } from '@app/contract/reminders';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useCreateReminder, useDeleteReminder, useReminders, useUpdateReminder } from './reminders.api.ts';
import { t } from './reminders.messages.ts';

const HOUR = 60;
const DAY = 1_440;
const LEADS = [0, 5, 10, 30, HOUR, 2 * HOUR, DAY, 2 * DAY, 7 * DAY];

export interface EventReminderProps {
  event: Event;
  now: number;
}

/** How long before an event starts its reminder comes; for a repeating event, before every occurrence. */
export function EventReminder({ event, now }: EventReminderProps) {
  const reminders = useReminders().data;
  const create = useCreateReminder(t('saveFailed'));
  const update = useUpdateReminder(t('saveFailed'));
  const remove = useDeleteReminder();
  if (reminders === undefined || (event.seriesId === null && Date.parse(event.eventDate) <= now)) return null;
  const eventId = event.seriesId ?? event.id;
  const existing = reminders.find((reminder) => isFor(reminder, eventId));
  const chosen = existing?.minutesBefore ?? null;
  const choose = (value: string) => {
    const minutesBefore = Number(value);
    if (value === '') {
      if (existing !== undefined) remove.mutate({ id: existing.id });
    } else if (existing === undefined) create.mutate({ eventId, minutesBefore });
    else update.mutate({ id: existing.id, minutesBefore });
  };
  const leads = [...new Set(chosen === null ? LEADS : [...LEADS, chosen])].toSorted((a, b) => a - b);
  return (
    <Field label={event.seriesId === null ? t('ofEvent') : t('ofSeries')}>
      <Select
        value={chosen ?? ''}
        disabled={create.isPending || remove.isPending}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('ofEventNever')}</option>
        {leads.map((minutes) => (
          <option key={minutes} value={minutes}>
            {formatLead(minutes)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function isFor({ eventId, minutesBefore, nextAt }: Reminder, id: string): boolean {
  return eventId === id && minutesBefore !== null && nextAt !== null;
}

function formatLead(minutes: number): string {
  if (minutes === 0) return t('atStart');
  if (minutes % DAY === 0) return t('daysBefore', { count: minutes / DAY });
  return minutes % HOUR === 0 ? t('hoursBefore', { count: minutes / HOUR }) : t('minutesBefore', { count: minutes });
}
