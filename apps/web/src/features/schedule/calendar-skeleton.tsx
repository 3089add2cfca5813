import { CalendarColumns } from './calendar-columns.tsx';
import { t } from './schedule.messages.ts';

export function CalendarSkeleton() {
  return (
    <output aria-label={t('loading')} className="block h-(--calendar) flex-none">
      <CalendarColumns />
    </output>
  );
}
