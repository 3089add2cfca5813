import type { NotificationSettings } from '@app/contract/notifications';
import { formatLeadTime, leadTimes } from '#lib/lead-times.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useUpdateNotificationSettings } from './notification-settings.api.ts';
import { t } from './notification-settings.messages.ts';

/** The default for new events: how long before the start of an event its reminder is sent. */
export function DefaultEventReminder({ settings }: { settings: NotificationSettings }) {
  const update = useUpdateNotificationSettings();
  const chosen = settings.eventReminderMinutes;
  const choose = (value: string) => update.mutate({ eventReminderMinutes: value === '' ? null : Number(value) });
  return (
    <Field label={t('events')} hint={t('eventsHint')}>
      <Select className="max-w-72" value={chosen ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('eventsNever')}</option>
        {leadTimes(chosen).map((minutes) => (
          <option key={minutes} value={minutes}>
            {formatLeadTime(minutes, t)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
