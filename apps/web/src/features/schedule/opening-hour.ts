/** Beginning and end of an entry, in minutes of the day. */
export interface EntryTime {
  from: number;
  to: number;
}

/** The first visible hour of a day without earlier entries. */
const FIRST_HOUR = 7;
/** Hours from here on belong to the morning; entries before it, such as a night train, do not hide the day. */
const EARLIEST_MORNING = 5;
/** From this hour on the day counts as over, and opens at its morning. Before this hour, an empty day opens at now. */
const LAST_HOUR = 22;
/** Hours after now that are visible at first, and in which an entry is near. */
const HOURS_AFTER_NOW = 3;
/** An entry counts as in view if at least this much of it is. */
const MIN_SEEN_HOURS = 0.5;

/**
 * The hour at the top when a day or a week opens: that of the morning, or around now if now would be hidden and an entry
 * is near. If there are entries, at least one of them is in view. `now` is undefined if today is not shown.
 */
export function findOpeningHour(entries: readonly EntryTime[], now: number | undefined, shownHours: number): number {
  const morning = findMorning(entries);
  const isSeen = (hour: number) => hasEntryInView(entries, hour, shownHours);
  const first = entries.length === 0 || isSeen(morning) ? morning : firstHourOf(entries) - 1;
  if (now === undefined) return first;
  const nowHour = now / 60;
  const isNear = (hoursBefore: number) => hasEntryInView(entries, nowHour - hoursBefore, hoursBefore + HOURS_AFTER_NOW);
  if (nowHour < first) return isNear(1) ? nowHour - 1 : first;
  if (nowHour < first + shownHours - HOURS_AFTER_NOW) return first;
  const hoursBefore = shownHours / 3;
  const isWorthShowing = entries.length === 0 ? nowHour < LAST_HOUR : isNear(hoursBefore);
  return isWorthShowing ? nowHour - hoursBefore : first;
}

/** Whether an entry can be seen while this hour is at the top. */
export function hasEntryInView(entries: readonly EntryTime[], topHour: number, shownHours: number): boolean {
  return entries.some(({ from, to }) => {
    const seenFrom = Math.max(from / 60, topHour);
    const seenTo = Math.min(to / 60, topHour + shownHours);
    return seenTo - seenFrom >= Math.min(MIN_SEEN_HOURS, (to - from) / 60);
  });
}

function findMorning(entries: readonly EntryTime[]): number {
  const starts = entries.map(({ from }) => from / 60).filter((hour) => hour >= EARLIEST_MORNING);
  return Math.min(FIRST_HOUR, ...starts);
}

const firstHourOf = (entries: readonly EntryTime[]): number => Math.min(...entries.map(({ from }) => from)) / 60;
