import type { FoundWhen } from '../time/find-when.ts';
import { tidyPlanTitle, withoutFillers } from './title-fillers.ts';
import { firstWords, titleOrClause } from './title-words.ts';

const MAX_WORDS = 10;
const MAX_CHARACTERS = 100;

const LEADING_PREPOSITION = /^(?:that |to |about |for )+/i;
/** Phrases before something to do: what follows is the title, even if it begins like a command ('put the bins out'). */
const TASK_INTRODUCTIONS: readonly RegExp[] = [
  /^(?:set|create|add|make|put|give me|gimme|i need) (?:up )?(?:an? |the |my |another )?(?:new )?(?:\w+ )?(?:reminder|alarm)s?(?: (?:to|for me to|that|about|for|of|on|called|saying|titled|named))?\b[:,]?\s*/i,
  /^(?:remind me|remind(?= (?:about|to)\b)|don'?t let me forget|alert me|notify me|ping me|nudge me|poke me|buzz me|prod me|(?:bug|pester|shout at|yell at|holler at) me)(?: again)?(?: (?:to|about|that|of|when|for|i have|i need to))?(?: (?:i have|i need) (?:to |an? )?)?[:,]?\s+/i,
  /^i(?:'d| would)? (?:like|want|need) (?:an? |another )(?:nudge|poke|ping)(?: (?:to|about|for|that))?\s+/i,
  /^be (?:reminded|notified|nudged|alerted)(?: (?:to|about|of|that))?\s+/i,
  /^(?:so (?:that )?)?(?:i|we) (?:don'?t|do not) forget (?:to )?/i,
  /^(?:(?:i|we) )?(?:really |also |still |just )?(?:need|have|ought|got|plan|want) to\s+/i,
];
/** Commands to enter something. */
const ENTRY_COMMANDS: readonly RegExp[] = [
  /^(?:add|put|create|make|enter|insert|include) (?:an? |the )?(?:new )?(?:(?:calendar )?(?:event|entry)|task|to-?do)(?: item)?(?: (?:for|called|named|titled|to|about|of))?\b[:,]?\s*/i,
  /^(?:book|block|mark) (?:me|us) (?:down )?(?:as )?(?:out|off|away|busy|unavailable)\b(?: (?:for|from|on)\b)?[:,]?\s*/i,
  /^(?:schedule|book(?! (?:club|group|fair|launch|signing|reading|swap)\b)|arrange|organi[sz]e|plan|set ?up|pencil(?: me)? in|mark|save|reserve|block(?: out| off)?|add|put|create|make|enter|insert)(?: in| down)?\s+(?:me |us |my calendar (?:for|with) )?(?:time )?(?:for )?(?:an? |the |my |some |our |another )?/i,
];
/** Phrases before the title; removed one after another. */
const PREAMBLES: readonly RegExp[] = [
  /^(?:[-*•]|\d{1,3}[.)]|\[ ?\])\s*/,
  // 'Set something so I defrost the duck', 'make sure I get a reminder that …', 'give me a nudge to …', 'tell me to …'
  /^(?:(?:please|pls) )?(?:set|put|pop|stick) (?:something|one|it)(?: in| on| up)?(?: (?:for|at|on))?[\s,]+so (?:that )?(?:i|we) (?:don'?t forget to |remember to |can |will )?/i,
  /^(?:(?:please|pls) )?make sure (?:that )?(?:i|we) (?:get|have|receive) (?:an? |the )?(?:reminder|alert|nudge|ping|notification)[\s,]*(?:(?:to|that|about|for) )?/i,
  /^(?:(?:please|pls) )?(?:give|send|drop|shoot) (?:me|us) (?:an?|another) (?:\w+ )?(?:nudge|ping|shout|heads[- ]?up|poke|reminder|alert|buzz)(?: (?:to|that|about|for))?\s+/i,
  /^(?:(?:please|pls) )?tell (?:me|us) (?:to|that) /i,
  /^as an? (?:[\w'-]+ ){1,4}(?=(?:i|we) )/i,
  // 'First time on the 27th, ping me to invoice the agency'
  /^(?:first|next) (?:one|time)[,:]\s+/i,
  /^dear \w+,\s+/i,
  /^(?:(?:something )?completely different|(?:an)?other thing|unrelated|p\.?s\.?|side note|anyway)[:,]\s+/i,
  // 'Need an agenda: workshop with the planners'
  /^(?:i )?(?:need|want|make|write|give me|draft|prepare) [^:]{0,30}\b(?:agenda|list|plan|e?-?mail|text|ideas?|questions?)\b[^:]{0,12}:\s+/i,
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just )?booked (?:us |me )?(?:in )?(?:an? |the |our |my )/i,
  /^(?:please|pls|plz|kindly|hey|hi|hello|ok(?:ay)?|also|and|so|then|but|btw|oh|well|assistant)\b[,!]?\s+/i,
  /^(?:if possible|if you can|when you can)\b,?\s+/i,
  /^(?:would|do) you mind reminding (?:me|us)(?: (?:to|that|about|of))?\s+/i,
  /^when it(?:'s| is)\b,?\s+(?=(?:tell|remind) (?:me|us)\b)/i,
  // 'Todo order new lenses'
  /^to-?do\s+(?!lists?\b|apps?\b|items?\b)(?=[a-z]+ )/i,
  /^(?:can|could|would|will) you (?:please |kindly )?/i,
  /^(?:i(?:'d| would) like (?:you )?to|i want (?:you )?to|i need you to|help me(?: to)?|let's|let us)\s+/i,
  ...TASK_INTRODUCTIONS,
  ...ENTRY_COMMANDS,
  /^(?:just so you know|fyi|btw|heads up|quick (?:one|question)|good news|update|so excited|so)\b[,:!]?\s+(?:that )?/i,
  /^(?:i|we)(?:'ll| will) be (?=\w+ing\b)/i,
  /^(?:i|we)(?:'ve| have)? (?:agreed|promised|signed up|volunteered|offered|booked)(?: (?:my|our|the|to) \w+)? (?:to|for) /i,
  /^(?:i|we)(?:'ve| have| 've got| have got)(?: got)? (?:(?:an?|the|my|our) )?(?!to\b)/i,
  /^(?:i|we)(?:'m| am|'re| are) (?:going to (?:have )?(?:an? |the )?|having (?!(?:my|our|the) (?:\w+ ){1,2}(?:done|cut|\w+ed)\b)(?:an? |the )?|(?=having )|meeting (?=\w)|seeing )/i,
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
  /[\s,;:–—-]*\b(?:at|by|from|to|for|until|before|after|around|about|starting|beginning|this|next|and|with|of|the|due|is|are|every|each|sharp|scheduled|happening|which|that|it's|its|it'?ll|will be|no later than|at the latest|deadline)$/i,
  // 'Clock in' and 'log on' are whole verbs.
  /(?<!\b(?:clock|check|log|sign|hand|turn|fill|plug|call|tune|punch|put|dial))[\s,;:–—-]+in$/i,
  /(?<!\b(?:put|log|turn|switch|try))[\s,;:–—-]+on$/i,
  // 'Board games here, doors at 8', 'my 1:1 with Priya, next one on the 30th'
  /,\s?(?:starts?|begins|doors|(?:the )?(?:next|first) (?:one|time))$/i,
  /\s+and (?:it|they|we)$/i,
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

/** 'The 7:40 ferry': an hour before the noun that it describes. */
const HOUR_AND_NOUN = /^\d{1,2}(?:[:.]\d{2}(?: ?[ap]m)?| ?[ap]m) \p{L}/iu;
/** 'The christening's on Sunday': the short 'is' after a subject, unlike the possessive in 'at Greta's'. */
const SUBJECT_IS =
  /^((?:(?:so|and|ok|hey|right|well|oh),? )?(?:(?:the|my|our|a|an) )?(?!(?:at|to|from|of|in|near|with|for)\b)[\w-]+(?: (?!(?:at|to|from|of|in|near|with|for)\b)[\w-]+)?)'s$/i;

/** Prepositions and other words before the time words of a sentence. */
const BEFORE_TIME =
  /(?:[\s,;(]|\b(?:on|at|by|from|in|for|until|till?|before|after|around|about|due|is|starting|beginning|it's|this|the))+$/i;

/** The sentence without its time words and the words before them. */
const withoutTimeWords = ({ sentence, spans }: FoundWhen): string => {
  let text = sentence;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    const isNamedByHour = /\bthe $/i.test(text.slice(0, start)) && HOUR_AND_NOUN.test(text.slice(start));
    const before = text
      .slice(0, start)
      .replace(isNamedByHour ? /\s+$/ : BEFORE_TIME, '')
      .replace(SUBJECT_IS, '$1');
    text = `${before} ${text.slice(end).replace(/^\s*\)/, '')}`;
  }
  return text;
};

/** The text without the matches of the patterns; a pattern that would leave nothing is skipped. */
const removeRepeatedly = (text: string, patterns: readonly RegExp[]): string => {
  let remaining = text;
  for (let round = 0; round < 4; round += 1) {
    const previous = remaining;
    for (const pattern of patterns) {
      const next = remaining.replace(pattern, '');
      if (next.trim() !== '') remaining = next.trim();
    }
    if (remaining === previous) break;
  }
  return remaining;
};

/** The text without the phrases before its title. */
const withoutPreambles = (text: string): string => {
  let [remaining, isTask] = [text, false];
  for (let round = 0; round < 4; round += 1) {
    const previous = remaining;
    for (const pattern of PREAMBLES) {
      if (isTask && ENTRY_COMMANDS.includes(pattern)) continue;
      const next = remaining.replace(pattern, '').trim();
      if (next === '' || next === remaining) continue;
      isTask ||= TASK_INTRODUCTIONS.includes(pattern);
      remaining = next;
    }
    if (remaining === previous) break;
  }
  return remaining;
};

/** What may remain of a sentence without saying what is planned: 'an event', 'please'. */
const NAMES_NOTHING =
  /^(?:(?:set|create|add|make) )?(?:an? |the |my )?(?:event|appointment|reminder|please|it|this|that|something|one|me|up)$/i;

/** A full stop after one of these does not end a sentence. */
const NOT_AFTER_ABBREVIATION = String.raw`(?<!\b(?:mrs?|ms|dr|drs|prof|st|vs|jr|sr|no|ext|approx|fr|hr|dra|sra?|mme|sig|dott)\.)`;
/** 'My daughter and I sit the exams' has one subject. */
const NOT_AFTER_PERSON = String.raw`(?<!^(?:my|our) (?:[\w'-]+ )?(?:daughter|son|wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|mother|father|sister|brother|friend|flatmate|housemate|colleague|boss|kids?|fianc\S+|cousin|neighbour|roommate|ex))`;
/** ' and my teacher is difficult', ' and by the time I get home': a clause with its own subject and verb. */
const OTHER_CLAUSE = String.raw`\sand\s(?:my|our|the|half|none|both|every|everyone|all|by the time|im|i've|they|he|she|you|there)\s(?=[^,.;]{0,40}\b(?:is|are|was|has|have|had|wants?|needs?|gets?|can|can't|don't|doesn't|never|always|keeps?|says?|will|won't|i|we|they)\b)`;
/** Where the plan in a sentence ends and something else begins. */
const AFTER_PLAN = new RegExp(
  String.raw`(?:[.;!?]${NOT_AFTER_ABBREVIATION}\s|,\s(?:and|but|so|because|can|could|please|(?:i|we)(?:'\w+)?|need|which|who|it|they|he|she|there|im)\s|\sso\s(?!pls|please|remind|can|could)|${NOT_AFTER_PERSON}\sand\s(?:i'?m|i am|i|need|it|we)\s|${OTHER_CLAUSE}|\s[-–—]\s)`,
  'i',
);
/** The same in a line of quick add, where a dash belongs to the title: 'Interview – Northgate Logistics'. */
export const AFTER_ENTRY = new RegExp(String.raw`[.;!?]${NOT_AFTER_ABBREVIATION}\s`, 'i');

/** The text without brackets that lack their other half, and without a day in brackets: 'the forms (25th)'. */
const withoutLooseBrackets = (text: string): string =>
  text
    .replaceAll(/\s*\((?:the )?\d{1,2}(?:st|nd|rd|th)?\)/gi, '')
    .replace(/^\((?=[^)]*$)/, '')
    .replace(/\s*\([^)]*$/, '')
    .replace(/^([^()]*?),?\s*[^\s,()]*\)\s*$/, '$1');

/** A short title for the plan in a sentence, without time words and without phrases such as 'remind me to'. */
export const eventTitle = (
  sentence: string,
  when: FoundWhen | undefined,
  fallback: string,
  end: RegExp = AFTER_PLAN,
): string => {
  const plain = withMomentLast(when === undefined ? sentence : withoutTimeWords(when))
    .replaceAll(/[\s·]+/g, ' ')
    .replaceAll(/\*{1,2}/g, '')
    .trim();
  const clause = removeRepeatedly(withoutFillers(withoutPreambles(withoutFillers(plain))), ENDINGS).split(end)[0] ?? '';
  const words = removeRepeatedly(withoutLooseBrackets(clause).replaceAll(/\s+([,.])/g, '$1'), [
    LEADING_PREPOSITION,
    ...ENDINGS,
  ]).split(' ');
  const short = firstWords(words, MAX_WORDS);
  const title = titleOrClause(tidyPlanTitle(removeRepeatedly(withoutLooseBrackets(short), ENDINGS)), sentence).slice(
    0,
    MAX_CHARACTERS,
  );
  if (/\balarm$/i.test(title)) return 'Alarm';
  if ((!/\p{L}{2}/u.test(title) && !/\b1[:-]1\b/.test(title)) || NAMES_NOTHING.test(title)) return fallback;
  return title.slice(0, 1).toLocaleUpperCase('en') + title.slice(1);
};
