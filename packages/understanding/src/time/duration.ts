import { ANY_LENGTH, minutesIn } from './spoken-length.ts';

export interface FoundDuration {
  minutes: number;
  start: number;
  end: number;
}

const LENGTH = `(${ANY_LENGTH})`;
/** 'For 45 minutes', 'lasting an hour', 'takes about two hours'. */
const INTRODUCED_LENGTH = new RegExp(
  `\\b(?:for|lasting|lasts|takes?|taking|(?<!\\bin )about|block(?: out| off)?)\\s(?:about |around |roughly |at least |just |only )?${LENGTH}\\b`,
  'i',
);
/** 'A two-hour meeting', 'a 30 minute walk'. */
const ADJECTIVE = new RegExp(
  `\\b${LENGTH}(?:-long| long)?(?= (?:meeting|call|session|appointment|lesson|class|workout|run|walk|slot|block|lunch|break|chat|interview|sync|review|workshop|event|massage|nap|drive|practice))`,
  'i',
);
/** A hyphenated length belongs to the word after it: 'a 45-minute demo'. */
const HYPHENATED_LENGTH = new RegExp(`\\b((?=\\S+-)${ANY_LENGTH})(?<=-[a-z]+)(?= [a-z])`, 'i');
/** 'Schedule 30 minutes with Aisha', 'block two hours for writing'. */
const REQUESTED_LENGTH = new RegExp(
  `\\b(?:schedule|book|block|reserve|set up|plan|add|need|put in)(?: me| out| off)? ${LENGTH}(?= (?:with|for|to|on|of|slot|tomorrow|today|next)\\b)`,
  'i',
);
/** 'An interview of 45 minutes', in other languages too. */
const OF_LENGTH = new RegExp(
  `(?<=\\p{L}) (?:of|de|von|van|di|à) (\\d{1,3} minutes|\\d{1,2} hours?|half an hour|an hour)(?!\\p{L})`,
  'iu',
);
/** 'It is two hours long'. */
const BEFORE_LONG = new RegExp(`\\b${LENGTH} long\\b`, 'i');
/** '(1h)', '[45 min]'. */
const BRACKETED_LENGTH = new RegExp(`[([]\\s?${LENGTH}\\s?[)\\]]`, 'i');
/** 'Fri 1pm: 45 min 1:1 with Dana' */
const BEFORE_NAME = new RegExp(
  `(?:^|[,;:–—¦] )${LENGTH}(?= [\\p{L}\\d])(?! (?:before|after|ago|later|earlier|early|late|from|ahead|and|or|to|each)\\b)`,
  'iu',
);
/** At the end of the sentence: '…, 3 hours', '…, half an hour should be enough'. */
const AT_END = new RegExp(
  `[,;–—] ?(?:they (?:said|say) |(?:should|will|to) (?:take|last) )?(?:(?:we|i|it)(?:'ll| will)? (?:need|take|last|run)s? )?(?:about |around |roughly |max |at most )?${LENGTH}(?: (?:should be (?:enough|fine|plenty)|is enough|max|tops|at most|in total|they (?:said|say)|long))?[\\s.!]*$`,
  'i',
);
/** After a comma, and before a comma or 'each': 'tomorrow 3pm, 45 min, interview', 'Mondays, twenty minutes each'. */
const BETWEEN_COMMAS = new RegExp(
  `[,;–—¦] ?(?:about |around |roughly )?${LENGTH}(?= ?[,;:–—¦)]| each\\b| (?:apiece|every time)\\b)`,
  'i',
);
/** 'They said 45 mins in the tube'. */
const AS_SOMEBODY_SAID = new RegExp(
  `\\b(?:they|he|she|receptionist|doctor|email) (?:said|says?|reckons?|told me) (?:about |around |roughly )?${LENGTH}\\b`,
  'i',
);
/** Beside the hour without a comma: 'yoga 75 minutes and then home'. */
const BESIDE_HOUR =
  /(?<=[\p{L}\d] )(?<!\b(?:in|within|after|before|every|each|another|last|next|past|first|only|about|to|at|than|takes?|took|of|the|by|or|and|is|was|de|di|von|van|dopo|nach|apr[eè]s|depois) )(\d{2,3} ?min(?:ute)?s?|\d(?:[.,]5)? ?(?:hours?|hrs?))(?= (?:and|und|et|y|e|en|with|mit|avec|con|com|met|at|in|im)\b|\s*[.!?]?\s*$)(?! (?:and|in) (?:a half|advance))/iu;
const MAX_MINUTES = 31 * 24 * 60;

/**
 * A duration in words: 'for 45 minutes', 'a two-hour meeting', '(1h)'. `sentence` must no longer contain the words of a
 * recurrence, such as 'for 10 weeks'.
 */
export const findDuration = (sentence: string): FoundDuration | undefined => {
  for (const pattern of [
    INTRODUCED_LENGTH,
    REQUESTED_LENGTH,
    ADJECTIVE,
    HYPHENATED_LENGTH,
    OF_LENGTH,
    BEFORE_LONG,
    BRACKETED_LENGTH,
    AT_END,
    BETWEEN_COMMAS,
    BEFORE_NAME,
    AS_SOMEBODY_SAID,
    BESIDE_HOUR,
  ]) {
    const match = pattern.exec(sentence);
    if (match === null) continue;
    const minutes = minutesIn(match[1] ?? '');
    if (minutes !== undefined && minutes > 0 && minutes <= MAX_MINUTES) {
      return { minutes, start: match.index, end: match.index + match[0].length };
    }
  }
  return undefined;
};
