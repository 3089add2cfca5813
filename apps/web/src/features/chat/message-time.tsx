import { daysBetween, formatExact, formatRecent, formatTime } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';

/** A time of today as '9:05 AM'; an earlier one as 'Yesterday, 9:05 AM', 'Tuesday, 9:05 AM' or 'Mar 3, 9:05 AM'. */
export function MessageTime({ time }: { time: string }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const isToday = daysBetween(time, now, timeZone) === 0;
  const clock = formatTime(time, timeZone);
  return (
    <time dateTime={time} title={formatExact(time, timeZone)} className="tabular">
      {isToday ? clock : `${formatRecent(time, now, timeZone)}, ${clock}`}
    </time>
  );
}
