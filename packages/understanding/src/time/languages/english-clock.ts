const hourBefore = (hour: number): number => ((hour + 22) % 12) + 1;

/** A clock time in English: 'at 9:05'. A number that is not a valid time stays without minutes. */
export const atClock = (hour: number, minute: number | string = 0): string =>
  Number(minute) < 60 && hour <= 24 ? `at ${hour}:${String(minute).padStart(2, '0')}` : `at ${hour}`;

/** A number of minutes before the hour: 15 before 9 is 'at 8:45'. */
export const atMinutesBefore = (hour: number, minutes: number): string => atClock(hourBefore(hour), 60 - minutes);
