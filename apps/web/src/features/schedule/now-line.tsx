import { DAY_MINUTES } from './wall-time.ts';

/** The line at the current time. */
export function NowLine({ minutes }: { minutes: number }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 z-10 flex -translate-y-1/2 items-center"
      style={{ top: `${(minutes / DAY_MINUTES) * 100}%` }}
    >
      <span className="-ml-1 size-2 shrink-0 rounded-full bg-danger" />
      <span className="h-0.5 flex-1 bg-danger" />
    </div>
  );
}
