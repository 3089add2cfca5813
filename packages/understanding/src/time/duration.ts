import { smallNumber } from './weekdays.ts';

export interface FoundDuration {
  minutes: number;
  start: number;
  end: number;
}

const COUNT =
  '(\\d{1,3}(?:\\.\\d{1,2})?|half an|half a|one|two|three|four|five|six|seven|eight|nine|ten|an?|a couple of|(?:one|an?|two|three|\\d) and a half)';
const UNIT = '(hours?|hrs?|h|minutes?|mins?|days?)';

const LED = new RegExp(
  `\\b(?:for|lasting|lasts|takes?|taking|about|block(?: out| off)?)\\s(?:about |around |roughly |at least )?${COUNT}[ -]?${UNIT}(?: (?:and )?(a half|\\d{1,2} ?(?:minutes?|mins?)))?\\b`,
  'i',
);
const ADJECTIVE = new RegExp(
  `\\b${COUNT}[ -]${UNIT}(?:-long| long)?(?= (?:meeting|call|session|appointment|lesson|class|workout|run|walk|slot|block|lunch|break|chat|interview|sync|review|workshop|event|massage|nap|drive|practice))`,
  'i',
);
/** With a hyphen it says how long whatever follows is: 'a 45-minute demo'. */
const HYPHENATED = new RegExp(`\\b${COUNT}-${UNIT}(?= [a-z])`, 'i');
const LONG = new RegExp(`\\b${COUNT}[ -]?${UNIT} long\\b`, 'i');
const BRACKETED = new RegExp(`[([]\\s?${COUNT}[ -]?${UNIT}\\s?[)\\]]`, 'i');

const countOf = (word: string): number => {
  const lower = word.toLowerCase();
  if (lower.startsWith('half a')) return 0.5;
  if (lower.endsWith(' and a half')) return (smallNumber(lower.split(' ')[0] ?? '') ?? 1) + 0.5;
  if (lower === 'a couple of') return 2;
  return smallNumber(lower) ?? Number.parseFloat(lower);
};

const unitMinutes = (unit: string): number => {
  if (/^m/i.test(unit)) return 1;
  return /^d/i.test(unit) ? 24 * 60 : 60;
};

/** How long something takes, said in words: 'for 45 minutes', 'a two-hour meeting', '(1h)'. `sentence` must not hold 'in two hours' style dates any more. */
export const findDuration = (sentence: string): FoundDuration | undefined => {
  for (const pattern of [LED, ADJECTIVE, HYPHENATED, LONG, BRACKETED]) {
    const match = pattern.exec(sentence);
    if (match === null) continue;
    const extra = match[3];
    const half =
      extra === undefined ? 0 : /half/i.test(extra) ? 0.5 * unitMinutes(match[2] ?? 'h') : Number.parseInt(extra, 10);
    const minutes = Math.round(countOf(match[1] ?? '1') * unitMinutes(match[2] ?? 'h') + half);
    if (Number.isFinite(minutes) && minutes > 0 && minutes <= 31 * 24 * 60) {
      return { minutes, start: match.index, end: match.index + match[0].length };
    }
  }
  return undefined;
};
