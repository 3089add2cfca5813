import type { FoundWhen } from '../time/find-when.ts';
import { firstWords, orWholeClause } from './title-words.ts';

const MAX_WORDS = 10;
const MAX_CHARACTERS = 100;

const LEADING_PREPOSITION = /^(?:that |to |about |for )+/i;
/** Phrases before the title; removed one after another. */
const PREAMBLES: readonly RegExp[] = [
  /^(?:[-*•]|\d{1,3}[.)]|\[ ?\])\s*/,
  // 'Set something so I defrost the duck', 'make sure I get a reminder that …', 'give me a nudge to …', 'tell me to …'
  /^(?:(?:please|pls) )?(?:set|put|pop|stick) (?:something|one|it)(?: in| on| up)?(?: (?:for|at|on))?[\s,]+so (?:that )?(?:i|we) (?:don'?t forget to |remember to |can |will )?/i,
  /^(?:(?:please|pls) )?make sure (?:that )?(?:i|we) (?:get|have|receive) (?:an? |the )?(?:reminder|alert|nudge|ping|notification)[\s,]*(?:(?:to|that|about|for) )?/i,
  /^(?:(?:please|pls) )?(?:give|send|drop|shoot) (?:me|us) (?:an?|another) (?:\w+ )?(?:nudge|ping|shout|heads[- ]?up|poke|reminder|alert|buzz)(?: (?:to|that|about|for))?\s+/i,
  /^(?:(?:please|pls) )?tell (?:me|us) (?:to|that) /i,
  /^as an? (?:[\w'-]+ ){1,4}(?=(?:i|we) )/i,
  /^dear \w+,\s+/i,
  /^(?:(?:something )?completely different|(?:an)?other thing|unrelated|p\.?s\.?|side note|anyway)[:,]\s+/i,
  // 'Need an agenda: workshop with the planners'
  /^(?:i )?(?:need|want|make|write|give me|draft|prepare) [^:]{0,30}\b(?:agenda|list|plan|e?-?mail|text|ideas?|questions?)\b[^:]{0,12}:\s+/i,
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just )?booked (?:us |me )?(?:in )?(?:an? |the |our |my )/i,
  /^(?:please|pls|plz|kindly|hey|hi|hello|ok(?:ay)?|also|and|so|then|but|btw|oh|well|assistant)\b[,!]?\s+/i,
  /^(?:can|could|would|will) you (?:please |kindly )?/i,
  /^(?:i(?:'d| would) like (?:you )?to|i want (?:you )?to|i need you to|help me(?: to)?|let's|let us)\s+/i,
  /^(?:set|create|add|make|put|give me|i need) (?:up )?(?:an? |the |my |another )?(?:new )?(?:\w+ )?(?:reminder|alarm)s?(?: (?:to|for me to|that|about|for|of|on|called|saying|titled|named))?\b[:,]?\s*/i,
  /^(?:remind me|don'?t let me forget|alert me|notify me|ping me|nudge me)(?: again)?(?: (?:to|about|that|of|when|for|i have|i need to))?(?: (?:i have|i need) (?:to |an? )?)?[:,]?\s+/i,
  /^(?:add|put|create|make|enter|insert|include) (?:an? |the )?(?:new )?(?:(?:calendar )?(?:event|entry)|task|to-?do)(?: item)?(?: (?:for|called|named|titled|to|about|of))?\b[:,]?\s*/i,
  /^(?:schedule|book(?! (?:club|group|fair|launch|signing|reading|swap)\b)|arrange|organi[sz]e|plan|set ?up|pencil(?: me)? in|mark|save|reserve|block(?: out| off)?|add|put|create|make|enter|insert)(?: in| down)?\s+(?:me |us |my calendar (?:for|with) )?(?:time )?(?:for )?(?:an? |the |my |some |our |another )?/i,
  /^(?:just so you know|fyi|btw|heads up|quick (?:one|question)|good news|update|so excited|so)\b[,:!]?\s+(?:that )?/i,
  /^(?:i|we)(?:'ll| will) be (?=\w+ing\b)/i,
  /^(?:i|we)(?:'ve| have)? (?:agreed|promised|signed up|volunteered|offered|booked)(?: (?:my|our|the|to) \w+)? (?:to|for) /i,
  /^(?:i|we)(?:'ve| have| 've got| have got)(?: got)? (?:(?:an?|the|my|our) )?(?!to\b)/i,
  /^(?:i|we)(?:'m| am|'re| are) (?:going to (?:have )?(?:an? |the )?|having (?:an? |the )?|meeting (?=\w)|seeing )/i,
  /^(?:(?:i|we) )?(?:really |also |still |just )?(?:need|have|ought|got|plan|want) to\s+/i,
  /^(?:must|should)\s+/i,
  /^(?:i|we)(?:'ve got to| must| should|'ll|'ll have to| will)(?: have to| need to)?\s+/i,
  /^(?:gotta|don'?t forget(?: to| about)?|make sure (?:to|i|we)|remember to|remember that)\s+/i,
  /^(?:there(?:'s| is) (?:an? |the )?)/i,
  /^(?:to-?do|task|reminder|event|meeting|appointment|note)\s?:\s*/i,
  /^[\s,.;:!?)–—-]+/,
  LEADING_PREPOSITION,
];

/** Words after the title; removed one after another. */
const ENDINGS: readonly RegExp[] = [
  /[\s,;:–—-]*\b(?:to|on|in|into|for)? ?(?:my|the) (?:calendar|agenda|schedule|diary|to-?do list|task list|tasks?)\b.{0,20}$/i,
  /\s+(?:in the (?:morning|afternoon|evening)|at night)$/i,
  /[\s,;:–—-]*\b(?:for me|please|thanks|thank you|thx)[.!]?$/i,
  /[\s,;:–—-]*\b(?:on|at|by|from|to|in|for|until|before|after|around|about|starting|beginning|this|next|and|with|of|the|due|is|are|every|each|sharp|scheduled|happening|which|that|it's|its|it'?ll|will be|no later than|at the latest|deadline)$/i,
  /\s+(?:til+|until) \d{1,2}(?:[.:]\d{2})?(?: ?[ap]m)?$/i,
  /[\s.,;:!?–—-]+$/,
];

/** 'After lunch', 'once I am home', 'two days before the exam': a moment without a clock time. */
const MOMENT =
  '(?:(?:after|before|once|when|while|as soon as|during|the (?:night|evening|morning|day) (?:before|after|of)|in the (?:morning|evening) (?:before|after))|(?:\\w+ ){1,4}(?:before|after|into)) (?:(?! to ).){2,60}?';
/**
 * 'Remind me after lunch to send it', 'once I am home remind me to send it': reordered to the task first, then its
 * moment.
 */
const MOMENT_FIRST: readonly [RegExp, string][] = [
  [new RegExp(`^(.{0,40}\\bremind (?:me|us)) (${MOMENT}) to (.+?)[.!]?$`, 'i'), '$1 to $3 $2'],
  [new RegExp(`^(${MOMENT}),? ((?:please |can you )?remind (?:me|us) to .+?)[.!]?$`, 'i'), '$2 $1'],
];
const withMomentLast = (sentence: string): string =>
  MOMENT_FIRST.reduce((text, [pattern, reordered]) => text.replace(pattern, reordered), sentence);

/** The sentence without its time words and the prepositions before them. */
const withoutSpans = ({ sentence, spans }: FoundWhen): string => {
  let text = sentence;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    const before = text
      .slice(0, start)
      .replace(
        /(?:[\s,;(]|\b(?:on|at|by|from|in|for|until|before|after|around|about|due|is|starting|beginning|it's|this|the))+$/i,
        '',
      );
    text = `${before} ${text.slice(end).replace(/^\s*\)/, '')}`;
  }
  return text;
};

/** The text without the matches of the patterns; a pattern that would leave nothing is skipped. */
const removeRepeatedly = (text: string, patterns: readonly RegExp[]): string => {
  let remaining = text;
  for (let round = 0; round < 4; round += 1) {
    const before = remaining;
    for (const pattern of patterns) {
      const next = remaining.replace(pattern, '');
      if (next.trim() !== '') remaining = next.trim();
    }
    if (remaining === before) break;
  }
  return remaining;
};

/** The remainder of a sentence that does not say what is planned. */
const NAMES_NOTHING =
  /^(?:(?:set|create|add|make) )?(?:an? |the |my )?(?:event|appointment|reminder|please|it|this|that|something|one|me|up)$/i;

/** A point after one of these does not end a sentence. */
const NOT_AFTER_ABBREVIATION = String.raw`(?<!\b(?:mrs?|ms|dr|drs|prof|st|vs|jr|sr|no|ext|approx|fr|hr|dra|sra?|mme|sig|dott)\.)`;
/** The place in a sentence where the plan ends and other words begin. */
const AFTER_PLAN = new RegExp(
  String.raw`(?:[.;!?]${NOT_AFTER_ABBREVIATION}\s|,\s(?:and|but|so|because|can|could|please|(?:i|we)(?:'\w+)?|need)\s|\sso\s(?!pls|please|remind|can|could)|\sand\s(?:i'?m|i am|i|need|it|we)\s|\s[-–—]\s)`,
  'i',
);
/** The same in a line of quick add, where a dash belongs to the title: 'Interview – Northgate Logistics'. */
export const AFTER_ENTRY = new RegExp(String.raw`[.;!?]${NOT_AFTER_ABBREVIATION}\s`, 'i');

/** A short title for the plan in a sentence, without time words and without phrases such as 'remind me to'. */
export const eventTitle = (
  sentence: string,
  when: FoundWhen | undefined,
  fallback: string,
  end: RegExp = AFTER_PLAN,
): string => {
  const plain = withMomentLast(when === undefined ? sentence : withoutSpans(when))
    .replaceAll(/[\s·]+/g, ' ')
    .replaceAll(/\*{1,2}/g, '')
    .trim();
  const clause = removeRepeatedly(removeRepeatedly(plain, PREAMBLES), ENDINGS).split(end)[0] ?? '';
  const words = removeRepeatedly(clause.replaceAll(/\s+([,.])/g, '$1'), [LEADING_PREPOSITION, ...ENDINGS]).split(' ');
  const short = firstWords(words, MAX_WORDS);
  const title = orWholeClause(removeRepeatedly(short, ENDINGS), sentence).slice(0, MAX_CHARACTERS);
  if (/\balarm$/i.test(title)) return 'Alarm';
  if ((!/\p{L}{2}/u.test(title) && !/\b1[:-]1\b/.test(title)) || NAMES_NOTHING.test(title)) return fallback;
  return title.slice(0, 1).toLocaleUpperCase('en') + title.slice(1);
};
