import { formatFullHour } from '#lib/display-formats.ts';

/** The hours at the left of the days. */
export function HoursRail() {
  return (
    <div aria-hidden className="tabular sticky left-0 z-20 h-288 bg-panel text-right text-small text-muted">
      {Array.from({ length: 24 }, (_, hour) => (
        <div key={hour} className="relative h-12">
          {hour > 0 && <span className="absolute -top-2 right-2">{formatFullHour(hour)}</span>}
        </div>
      ))}
    </div>
  );
}
