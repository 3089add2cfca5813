import type { PartOfDay } from '@app/contract/planning';
import { partsInNames } from '@app/understanding/time/part-names';
import { findWindow, type TimeWindow } from '@app/understanding/time/time-window';
import { findLength } from './spoken-length.ts';

/** What somebody wants time for, as far as they said it. */
export interface SlotRequest {
  title?: string;
  /** Minutes. */
  duration?: number;
  from?: Date;
  to?: Date;
  /** The words the window was read from. */
  when?: string;
  part?: PartOfDay;
}

const PART = /\b(?:in |during )?(?:the )?(?:late |early )?(morning|afternoon|evening|night)s?\b/i;
const PART_ALONE = /^(?:morning|afternoon|evening|night)$/i;
/** Which part of the day other words mean. */
const HABITS: readonly [RegExp, PartOfDay][] = [
  [/\bafter (?:work|hours|dinner|office hours)\b/i, 'evening'],
  [/\b(?:before (?:work|lunch|noon)|first thing)\b/i, 'morning'],
  [/\bafter lunch\b/i, 'afternoon'],
];
/** What is said of a time, not of the thing. */
const WISHES =
  /[,;]?\s*\b(?:(?:is|are|would be|works?|suits?(?: me)?) (?:best|better|good|fine|ideal|well|me)|preferably|ideally|if possible|would be (?:nice|great)|and)\b\s*(?=[,;.!?]|$)/gi;
const HOW_OFTEN = /\b(?:once|twice|(?:\d{1,2}|two|three|four|five|six) times)(?: (?:a|per|each) week)?\b/i;
const DAY_MS = 86_400_000;
const DAYS_AFTER = 14;

const LEADS = [
  /^(?:(?:hi|hey|hello|ok|okay|please|so|and|well|thanks)[,!. ]+)+/i,
  /^(?:(?:can|could|would) you (?:please )?|please )/i,
  /^(?:when (?:can|could|should|do) i|help me|i(?:'d| would)? (?:need|want|like|have|must|should|ought)(?: to)?|i'm looking for|let me|let's|what about|how about)\s+/i,
  /^(?:to )?(?:find|get|make|schedule|book|plan|block|reserve|put|fit|squeeze|suggest|propose|give)(?: out| off| in| me)?\s+/i,
  /^(?:some|a|an|the|me|my|free|more|enough|suitable|good|best|time|times|slot|slots|spot|room|space|session|block|moment)\s+/i,
  /^(?:for|to|of|on|with|about)\s+/i,
] as const;
const TAILS =
  /[\s,;:.!?]*\b(?:for|in|on|at|by|before|during|sometime|some time|this|the|about|around|roughly|please|thanks|maybe|rather|instead|of|a|an)?[\s,;:.!?]*$/i;

/** Reads one message. `now` is a reference time; windows never begin before it. */
export function readSlotRequest(message: string, now: Date, timeZone: string): SlotRequest {
  const length = findLength(message);
  const rest = length === undefined ? message : message.replace(length.words, ' ');
  const found = findWindow(rest, now, timeZone);
  // 'In the evening' is any evening.
  const window = found && PART_ALONE.test(found.label) ? undefined : boundedBy(found, rest, now);
  const part = partIn(message);
  const title = titleIn(rest, window?.label);
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

/** 'Before Wednesday' ends where Wednesday begins, 'by Wednesday' with it, and 'after Wednesday' begins there. */
function boundedBy(window: TimeWindow | undefined, message: string, now: Date): TimeWindow | undefined {
  const at = window === undefined ? -1 : message.toLowerCase().indexOf(window.label.toLowerCase());
  if (window === undefined || at < 0) return window;
  const said = /\b(before|by|until|till|after)(?: the)?\s+$/i.exec(message.slice(0, at));
  if (said === null) return window;
  const label = message.slice(said.index, at + window.label.length);
  const bound = said[1]?.toLowerCase();
  if (bound === 'after') return { from: window.to, to: new Date(window.to.getTime() + DAYS_AFTER * DAY_MS), label };
  const to = bound === 'before' ? window.from : window.to;
  return to > now ? { from: now, to, label } : window;
}

function partIn(message: string): PartOfDay | undefined {
  const habit = HABITS.find(([words]) => words.test(message));
  if (habit !== undefined) return habit[1];
  const part = PART.exec(message)?.[1]?.toLowerCase();
  return part === 'night' ? 'evening' : (part as PartOfDay | undefined);
}

/** Whether it names a time that work often leaves free: a part of the day, or the weekend. */
export function isBesideWork({ part, when = '' }: SlotRequest): boolean {
  return part !== undefined || /\b(?:sat(?:urday)?|sun(?:day)?|weekend|tonight)\b/i.test(when);
}

/** What a later message says wins, and what it leaves open stays as it was, unless it is about something else. */
export function mergeRequests(requests: readonly SlotRequest[]): SlotRequest {
  return requests.reduce<SlotRequest>((all, next) => {
    const isNewTime = next.from !== undefined;
    if (next.title !== undefined && (isNewTime || next.part !== undefined)) return next;
    const { from: _from, to: _to, when: _when, ...rest } = all;
    return { ...(isNewTime ? rest : all), ...next };
  }, {});
}

/** A part of the day that belongs to a name, such as 'date night', stays. */
function withoutPart(text: string): string {
  const names = new Set(partsInNames(text).map(({ end }) => end));
  return text.replace(PART, (words, _part, at: number) => (names.has(at + words.length) ? words : ' '));
}

/** The message without its request, its time and its length: what is left names the thing. */
function titleIn(message: string, when: string | undefined): string {
  let text = message.trim();
  if (when !== undefined && when !== '') text = text.replace(when, ' ');
  for (const [words] of HABITS) text = text.replace(words, ' ');
  text = withoutPart(text).replace(HOW_OFTEN, ' ').replaceAll(/\s+/g, ' ').replace(WISHES, '').trim();
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
