import type { NotificationSettings } from '@app/contract/notifications';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useUpdateNotificationSettings } from './notification-settings.api.ts';
import { t } from './notification-settings.messages.ts';

const HOUR = 60;
const DAY = 1_440;
const LEADS = [0, 5, 10, 30, HOUR, 2 * HOUR, DAY, 2 * DAY, 7 * DAY];

/** How long before its start a new event is reminded of by default. */
export function EventDefault({ settings }: { settings: NotificationSettings }) {
  const update = useUpdateNotificationSettings();
  const chosen = settings.eventReminderMinutes;
  const leads = chosen === null || LEADS.includes(chosen) ? LEADS : [...LEADS, chosen].toSorted((a, b) => a - b);
  const choose = (value: string) => update.mutate({ eventReminderMinutes: value === '' ? null : Number(value) });
  return (
    <Field label={t('events')} hint={t('eventsHint')}>
      <Select className="max-w-72" value={chosen ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('eventsNever')}</option>
        {leads.map((minutes) => (
          <option key={minutes} value={minutes}>
            {formatLead(minutes)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function formatLead(minutes: number): string {
  if (minutes === 0) return t('atStart');
  if (minutes % DAY === 0) return t('daysBefore', { count: minutes / DAY });
  return minutes % HOUR === 0 ? t('hoursBefore', { count: minutes / HOUR }) : t('minutesBefore', { count: minutes });
}
