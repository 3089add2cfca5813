const DAY_MS = 86_400_000;

/** The time of the next scheduled backup after `now`, in steps from `last`: missed backups are not made later. */
export function nextBackupAt(every: 'day' | 'week' | 'month', last: Date, now: Date): Date {
  for (let step = 1; ; step += 1) {
    const next = addSteps(every, last, step);
    if (next > now) return next;
  }
}

function addSteps(every: 'day' | 'week' | 'month', last: Date, step: number): Date {
  if (every !== 'month') return new Date(last.getTime() + step * (every === 'day' ? 1 : 7) * DAY_MS);
  const next = new Date(last);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + step);
  // A backup due on the last day of a month stays on the last day: February 28 is followed by March 31.
  const isLastDay = last.getUTCDate() === lastDayOf(last);
  next.setUTCDate(isLastDay ? lastDayOf(next) : Math.min(last.getUTCDate(), lastDayOf(next)));
  return next;
}

const lastDayOf = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
