import { formatDate, formatTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { t } from './backups.messages.ts';

/** Formats an instant as 'Nov 21, 2026, 9:05 AM' in the viewer's zone. */
export function useMomentFormat(): (instant: string) => string {
  const { timeZone } = useViewer();
  return (instant) => t('when', { date: formatDate(instant, timeZone), time: formatTime(instant, timeZone) });
}
