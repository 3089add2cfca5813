import { formatFullHour } from '#lib/display-formats.ts';
import { DAY_MINUTES, formatClockWithoutAmPm } from './wall-time.ts';

/** The height of a label, in minutes. */
const LABEL_MINUTES = 18;

/** The hours at the left of the days. `now` is the time in minutes of the day, if today is one of the days. */
export function HoursRail({ now }: { now: number | undefined }) {
  return (
    <div aria-hidden className="sticky left-0 z-20 tabular bg-panel text-right text-small text-muted">
      {Array.from({ length: 24 }, (_, hour) => (
        <div key={hour} className="relative h-(--size-hour)">
          {hour > 0 && !isNear(hour, now) && (
            <span className="absolute -top-2 right-1.5 lg:right-2 whitespace-nowrap">{formatFullHour(hour)}</span>
          )}
        </div>
      ))}
      {now !== undefined && (
        <span
          className="absolute right-0.5 -translate-y-1/2 rounded-[5px] bg-danger px-1 leading-4 font-semibold text-on-danger"
          style={{ top: `${(now / DAY_MINUTES) * 100}%` }}
        >
          {formatClockWithoutAmPm(now)}
        </span>
      )}
    </div>
  );
}

/** Whether the current time is where the hour would be written. */
function isNear(hour: number, now: number | undefined): boolean {
  return now !== undefined && Math.abs(hour * 60 - now) < LABEL_MINUTES;
}
