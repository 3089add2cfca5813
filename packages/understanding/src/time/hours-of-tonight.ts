import type { WallTime } from './zone.ts';

/** Before this hour the night that has begun the evening before is not over. */
const FIRST_HOUR_OF_DAY = 5;
/**
 * Up to this hour a number beside 'tonight' is an hour after midnight; beside a word for the night itself ('cette nuit')
 * up to the second one.
 */
const LAST_HOUR = { tonight: 4, 'this night': 6 } as const;

const MERIDIEM = String.raw`(?: ?([ap])\.?m\b\.?| o'?clock\b)?`;
const HOUR = String.raw`(1[0-2]|0?\d)(?:[:.]([0-5]\d))?(?![\d:/-]|\.\d)${MERIDIEM}`;
const NIGHT = '(tonight|this night)';
const NOT_AN_HOUR = String.raw`(?! ?(?:%|€|\$|km|kg|hours?\b|minutes?\b|mins?\b|days?\b|people\b|more\b|of\b))`;
// Not 'until': what ends at 2 does not begin then.
const PREPOSITION = '(at|by|around|about)';
/** 'Tonight at 2', 'tonight from 1 to 3', 'at 2:30 tonight'. */
const AFTER_NIGHT = new RegExp(`\\b${NIGHT},? (?:${PREPOSITION} )${HOUR}${NOT_AN_HOUR}`, 'gi');
const BEFORE_NIGHT = new RegExp(`\\b(?:${PREPOSITION} )${HOUR} ${NIGHT}\\b`, 'gi');
const RANGE = new RegExp(
  `\\b${NIGHT},? (?:from|between) (\\d{1,2})(?::([0-5]\\d))? (?:to|and|until|till) (\\d{1,2})(?::([0-5]\\d))?(?![\\d:/-]| ?[ap]m)`,
  'gi',
);

const isAfterMidnight = (hour: number, night: string, half: string | undefined): boolean => {
  if (half?.toLowerCase() === 'p') return false;
  const last = half === undefined ? LAST_HOUR[night.toLowerCase() as keyof typeof LAST_HOUR] : FIRST_HOUR_OF_DAY + 1;
  return hour >= 1 && hour <= last;
};

/**
 * The text with the hours after midnight of the coming night on their own day: 'tonight at 2' becomes 'tomorrow at 2:00am'.
 * After midnight the night is that of the present day, as long as the hour is still to come.
 */
export function hoursOfTonight(text: string, now: WallTime): string {
  const dayOf = (hour: number, minute: number): string => {
    const isStill = now.hour < FIRST_HOUR_OF_DAY && hour * 60 + minute > now.hour * 60 + now.minute;
    return isStill ? 'today' : 'tomorrow';
  };
  const moved = (all: string, night: string, hour: string, minute: string | undefined, half: string | undefined) => {
    const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
    // Twelve in the night is midnight.
    if (hours === 12 && half?.toLowerCase() !== 'p') return `${dayOf(0, minutes)} at 00:${minute ?? '00'}`;
    return isAfterMidnight(hours, night, half)
      ? `${dayOf(hours, minutes)} at ${hours}:${minute ?? '00'}am`
      : all.replace(/this night/i, 'tonight');
  };
  return text
    .replace(RANGE, (all, night: string, from: string, fromMinute = '00', to: string, toMinute = '00') =>
      isAfterMidnight(Number(from), night, undefined) && Number(to) > Number(from) && Number(to) <= 8
        ? `${dayOf(Number(from), Number(fromMinute))} from ${from}:${fromMinute}am to ${to}:${toMinute}am`
        : all,
    )
    .replace(AFTER_NIGHT, (all, night: string, _word, hour: string, minute?: string, half?: string) =>
      moved(all, night, hour, minute, half),
    )
    .replace(BEFORE_NIGHT, (all, _word, hour: string, minute?: string, half?: string, night = '') =>
      moved(all, night, hour, minute, half),
    )
    .replaceAll(/\bthis night\b/gi, 'tonight');
}
