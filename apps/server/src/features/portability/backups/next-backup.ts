const DAY_MS = 86_400_000;

/** When the next scheduled backup is due, in steps from `last`, after `now`: missed ones are not made up for. */
export function nextBackupAt(every: 'day' | 'week' | 'month', last: Date, now: Date): Date {
  for (let step = 1; ; step += 1) {
    const next = after(every, last, step);
    if (next > now) return next;
  }
}

function after(every: 'day' | 'week' | 'month', last: Date, step: number): Date {
  if (every !== 'month') return new Date(last.getTime() + step * (every === 'day' ? 1 : 7) * DAY_MS);
  const next = new Date(last);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + step);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(last.getUTCDate(), lastDay));
  return next;
}
