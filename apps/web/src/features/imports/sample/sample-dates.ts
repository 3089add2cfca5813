const DAY_MS = 86_400_000;
/** Planned dates are at least this many days in the future when the sample is loaded. */
const MIN_DAYS_AHEAD = 3;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const PLACEHOLDER = /\{((?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day) (\d)\}/g;
const dateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A text with `{Friday 2}` replaced by the date of the second Friday that is at least three days after `now`. */
export function withDates(text: string, now: Date): string {
  return text.replace(PLACEHOLDER, (_placeholder, weekday: string, week: string) => {
    const first = new Date(now.getTime() + MIN_DAYS_AHEAD * DAY_MS);
    const daysUntil = (WEEKDAYS.indexOf(weekday) - first.getUTCDay() + 7) % 7;
    return dateFormat.format(first.getTime() + (daysUntil + (Number(week) - 1) * 7) * DAY_MS);
  });
}
