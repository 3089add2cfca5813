import type { PartOfDay } from '@app/contract/planning';
import { partsOfDayInNames } from '@app/understanding/time/part-names';
import { findWindow, type TimeWindow } from '@app/understanding/time/time-window';
import { findDuration } from './mentioned-duration.ts';

/** The user's request for time; fields that the message does not mention are absent. */
export interface SlotRequest {
  title?: string;
  /** Minutes. */
  duration?: number;
  from?: Date;
  to?: Date;
  /** The words that state the window. */
  when?: string;
  part?: PartOfDay;
}

const PART = /\b(?:in |during )?(?:the )?(?:late |early )?(morning|afternoon|evening|night)s?\b/i;
const PART_ALONE = /^(?:morning|afternoon|evening|night)$/i;
/** Phrases that imply a part of the day. */
const IMPLIED_PARTS: readonly [RegExp, PartOfDay][] = [
  [/\bafter (?:work|hours|dinner|office hours)\b/i, 'evening'],
  [/\b(?:before (?:work|lunch|noon)|first thing)\b/i, 'morning'],
  [/\bafter lunch\b/i, 'afternoon'],
];
/** Phrases about the time rather than the activity. */
const TIME_PREFERENCES =
  /[,;]?\s*\b(?:(?:is|are|would be|works?|suits?(?: me)?) (?:best|better|good|fine|ideal|well|me)|preferably|ideally|if possible|would be (?:nice|great)|and)\b\s*(?=[,;.!?]|$)/gi;
/** For example “twice a week”. */
const HOW_OFTEN = /\b(?:once|twice|(?:\d{1,2}|two|three|four|five|six) times)(?: (?:a|per|each) week)?\b/i;
const DAY_MS = 86_400_000;
/** How many days “after Wednesday” covers. */
const DAYS_AFTER = 14;

/** Words before the name of the activity, such as “can you find some time for”. */
const LEADS = [
  /^(?:(?:hi|hey|hello|ok|okay|please|so|and|well|thanks)[,!. ]+)+/i,
  /^(?:(?:can|could|would) you (?:please )?|please )/i,
  /^(?:when (?:can|could|should|do) i|help me|i(?:'d| would)? (?:need|want|like|have|must|should|ought)(?: to)?|i'm looking for|let me|let's|what about|how about)\s+/i,
  /^(?:to )?(?:find|get|make|schedule|book|plan|block|reserve|put|fit|squeeze|suggest|propose|give)(?: out| off| in| me)?\s+/i,
  /^(?:some|a|an|the|me|my|free|more|enough|suitable|good|best|time|times|slot|slots|spot|room|space|session|block|moment)\s+/i,
  /^(?:for|to|of|on|with|about)\s+/i,
] as const;
/** Words left over after the name of the activity, such as “on” when the day was removed. */
const TAILS =
  /[\s,;:.!?]*\b(?:for|in|on|at|by|before|during|sometime|some time|this|the|about|around|roughly|please|thanks|maybe|rather|instead|of|a|an)?[\s,;:.!?]*$/i;

/** Parses one message. Windows never start before `now`. */
export function readSlotRequest(message: string, now: Date, timeZone: string): SlotRequest {
  const length = findDuration(message);
  const withoutLength = length === undefined ? message : message.replace(length.words, ' ');
  const found = findWindow(withoutLength, now, timeZone);
  // “In the evening” means any evening, so it sets no window.
  const window = found && PART_ALONE.test(found.label) ? undefined : boundedBy(found, withoutLength, now);
  const part = partIn(message);
  const title = titleIn(withoutLength, window?.label);
  return {
    ...(title !== '' && { title }),
    ...(length !== undefined && { duration: length.minutes }),
    ...(window !== undefined && {
      from: window.from < now ? now : window.from,
      to: window.to,
      when: window.label,
    }),
    ...(part !== undefined && { part }),
  };
}

/**
 * “Before Wednesday” ends when Wednesday begins. When Wednesday is over, “by Wednesday” ends and “after Wednesday”
 * begins.
 */
function boundedBy(window: TimeWindow | undefined, message: string, now: Date): TimeWindow | undefined {
  const at = window === undefined ? -1 : message.toLowerCase().indexOf(window.label.toLowerCase());
  if (window === undefined || at < 0) return window;
  const preposition = /\b(before|by|until|till|after)(?: the)?\s+$/i.exec(message.slice(0, at));
  if (preposition === null) return window;
  const label = message.slice(preposition.index, at + window.label.length);
  const bound = preposition[1]?.toLowerCase();
  if (bound === 'after') return { from: window.to, to: new Date(window.to.getTime() + DAYS_AFTER * DAY_MS), label };
  const to = bound === 'before' ? window.from : window.to;
  return to > now ? { from: now, to, label } : window;
}

function partIn(message: string): PartOfDay | undefined {
  const implied = IMPLIED_PARTS.find(([words]) => words.test(message));
  if (implied !== undefined) return implied[1];
  const part = PART.exec(message)?.[1]?.toLowerCase();
  return part === 'night' ? 'evening' : (part as PartOfDay | undefined);
}

/** Whether the request names a time that may be outside of working hours: a part of the day, or the weekend. */
export function mayBeOutsideWork({ part, when = '' }: SlotRequest): boolean {
  return part !== undefined || /\b(?:sat(?:urday)?|sun(?:day)?|weekend|tonight)\b/i.test(when);
}

/**
 * Later requests override earlier ones field by field; a request with a new activity and time replaces earlier ones.
 */
export function mergeRequests(requests: readonly SlotRequest[]): SlotRequest {
  return requests.reduce<SlotRequest>((merged, next) => {
    const isNewTime = next.from !== undefined;
    if (next.title !== undefined && (isNewTime || next.part !== undefined)) return next;
    const { from: _from, to: _to, when: _when, ...withoutTime } = merged;
    return { ...(isNewTime ? withoutTime : merged), ...next };
  }, {});
}

/** Removes the part of the day, unless it belongs to a name such as “date night”. */
function withoutPart(text: string): string {
  const nameEnds = new Set(partsOfDayInNames(text).map(({ end }) => end));
  return text.replace(PART, (words, _part, at: number) => (nameEnds.has(at + words.length) ? words : ' '));
}

/** The name of the activity: the message without the words of the request and of the time. */
function titleIn(message: string, when: string | undefined): string {
  let text = message.trim();
  if (when !== undefined && when !== '') text = text.replace(when, ' ');
  for (const [words] of IMPLIED_PARTS) text = text.replace(words, ' ');
  text = withoutPart(text).replace(HOW_OFTEN, ' ').replaceAll(/\s+/g, ' ').replace(TIME_PREFERENCES, '').trim();
  // Both loops end when nothing is left to remove.
  for (let before = ''; before !== text;) {
    before = text;
    for (const lead of LEADS) text = text.replace(lead, '').trim();
  }
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(TAILS, '').trim();
  }
  if (
    !/\p{L}{2}/u.test(text) ||
    /^(?:help(?: me)?|find|time|times|slots?|free|something|it|that|this|do|for|to|rather|instead)$/i.test(text)
  ) {
    return '';
  }
  return text.charAt(0).toUpperCase() + text.slice(1, 300);
}
