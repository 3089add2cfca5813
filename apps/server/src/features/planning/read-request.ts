import type { PartOfDay } from '@app/contract/planning';
import { findDuration } from '@app/understanding/time/duration';
import { findWindow } from '@app/understanding/time/time-window';

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

const PART = /\b(?:in |during )?(?:the )?(morning|afternoon|evening|night)s?\b/i;
const SHORT_DURATION = /\b(\d{1,3})\s?(m|min|mins|minutes?|h|hrs?|hours?)\b|\b(half an hour|an hour)\b/i;

const LEADS = [
  /^(?:(?:hi|hey|hello|ok|okay|please|so|and|well|thanks)[,!. ]+)+/i,
  /^(?:(?:can|could|would) you (?:please )?|please )/i,
  /^(?:when (?:can|could|should|do) i|help me|i(?:'d| would)? (?:need|want|like|have|must|should|ought)(?: to)?|i'm looking for|let me|let's|what about|how about)\s+/i,
  /^(?:to )?(?:find|get|make|schedule|book|plan|block|reserve|put|fit|squeeze|suggest|propose|give)(?: out| off| in| me)?\s+/i,
  /^(?:some|a|an|the|me|my|free|more|enough|suitable|good|best|time|times|slot|slots|spot|room|space|session|block|moment)\s+/i,
  /^(?:for|to|of|on|with|about)\s+/i,
] as const;
const TAILS =
  /[\s,;:.!?]*\b(?:for|in|on|at|by|before|during|sometime|some time|this|the|please|thanks|maybe|rather|instead|of|a|an)?[\s,;:.!?]*$/i;

/** Reads one message. `now` is a reference time; windows never begin before it. */
export function readSlotRequest(message: string, now: Date, timeZone: string): SlotRequest {
  const window = findWindow(message, now, timeZone);
  const duration = findDuration(message)?.minutes ?? shortDuration(message);
  const part = PART.exec(message)?.[1]?.toLowerCase();
  const title = titleIn(message, window?.label);
  return {
    ...(title !== '' && { title }),
    ...(duration !== undefined && { duration }),
    ...(window !== undefined && {
      from: window.from < now ? now : window.from,
      to: window.to,
      when: window.label,
    }),
    ...(part !== undefined && { part: part === 'night' ? 'evening' : (part as PartOfDay) }),
  };
}

/** What a later message says wins; what it leaves open stays as it was. */
export function mergeRequests(requests: readonly SlotRequest[]): SlotRequest {
  return requests.reduce<SlotRequest>((all, next) => {
    const isNewTime = next.from !== undefined;
    const { from: _from, to: _to, when: _when, ...rest } = all;
    return { ...(isNewTime ? rest : all), ...next };
  }, {});
}

function shortDuration(message: string): number | undefined {
  const [, count, unit = '', words] = SHORT_DURATION.exec(message) ?? [];
  if (words !== undefined) return /half/i.test(words) ? 30 : 60;
  if (count === undefined) return undefined;
  const minutes = Number(count) * (/^h/i.test(unit) ? 60 : 1);
  return minutes > 0 && minutes <= 1_440 ? minutes : undefined;
}

/** The message without its request, its time and its length: what is left names the thing. */
function titleIn(message: string, when: string | undefined): string {
  let text = message.trim();
  if (when !== undefined && when !== '') text = text.replace(when, ' ');
  text = text.replace(new RegExp(SHORT_DURATION, 'gi'), ' ').replace(PART, ' ').replaceAll(/\s+/g, ' ').trim();
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
