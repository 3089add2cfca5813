import type { Event } from '@app/contract/events';
import type { Reminder } from '@app/contract/reminders';
import { formatLeadTime, leadTimes } from '#lib/lead-times.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useCreateReminder, useDeleteReminder, useReminders, useUpdateReminder } from './reminders.api.ts';
import { t } from './reminders.messages.ts';

export interface EventReminderProps {
  event: Event;
  now: number;
}

/** The choice of how long before an event the user is reminded. In a series the choice applies to every occurrence. */
export function EventReminder({ event, now }: EventReminderProps) {
  const { data: reminders, isError } = useReminders();
  const create = useCreateReminder(t('saveFailed'));
  const update = useUpdateReminder(t('saveFailed'));
  const remove = useDeleteReminder();
  if (isError || (event.seriesId === null && Date.parse(event.eventDate) <= now)) return null;
  const eventId = event.seriesId ?? event.id;
  const existing = reminders?.find((reminder) => isPendingReminderOf(reminder, eventId));
  const chosen = existing?.minutesBefore ?? null;
  const choose = (value: string) => {
    const minutesBefore = Number(value);
    if (value === '') {
      if (existing !== undefined) remove.mutate({ id: existing.id });
    } else if (existing === undefined) create.mutate({ eventId, minutesBefore });
    else update.mutate({ id: existing.id, minutesBefore });
  };
  return (
    <Field label={event.seriesId === null ? t('ofEvent') : t('ofSeries')}>
      <Select
        value={chosen ?? ''}
        disabled={reminders === undefined || create.isPending || remove.isPending}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('ofEventNever')}</option>
        {leadTimes(chosen).map((minutes) => (
          <option key={minutes} value={minutes}>
            {formatLeadTime(minutes, t)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Whether the reminder is still to come and is set relative to the start of the event. */
function isPendingReminderOf({ eventId, minutesBefore, nextAt }: Reminder, id: string): boolean {
  return eventId === id && minutesBefore !== null && nextAt !== null;
}
