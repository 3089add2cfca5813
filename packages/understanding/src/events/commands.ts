import { isListCommand } from '../own-data/command-forms.ts';
import type { FoundWhen } from '../time/find-when.ts';
import { alternation, NUMBER_WORDS } from '../time/number-words.ts';
import { WEEKDAY_PATTERN } from '../time/weekdays.ts';

/** 'One' to 'twelve'. */
const SPOKEN_HOUR = alternation([...NUMBER_WORDS].filter(([, hour]) => hour <= 12).map(([word]) => word));

/** A request to the assistant: 'schedule', 'remind me', 'add to my to-do list'. */
export type Command = 'schedule' | 'reminder' | 'task';

/** Polite words before a command. */
export const POLITE =
  "(?:(?:please|pls|plz|kindly|hey|hi|hello|yo|ok(?:ay)?|k|alright|all right|right|well|great|cool|thanks|one more thing|also|and|then|so|now|yes|assistant)[,.! ]+){0,3}(?:(?:can|could|would|will) (?:you|u|we) (?:please |pls |kindly )?|(?:i(?:'d| would) like (?:you )?to|i want (?:you )?to|i need (?:you )?to|let's|help me) )?(?:please )?";

const REMINDER = new RegExp(
  `^(?:would you mind|do you mind|do you think you could|any chance you could|could you (?:possibly|maybe|perhaps)) (?:set(?:ting)?|add(?:ing)?|creat(?:e|ing)|mak(?:e|ing)|putt?(?:ing)?)(?: up| in)?(?: me| us)? (?:an?|the|another) (?:\\w+ )?(?:reminder|alarm|timer|alert)\\b|^${POLITE}(?:set|create|add|make|put|give me|gimme|i need|i want|i'd like|activate|fix|place|new|sound|ring)(?: up| me)? ?(?:an?|the|my|another)? ?(?:new )?(?:[\\w:-]+ ){0,3}(?:reminder|alarm|timer|alert|notification|wake[- ]?up)\\b|\\bremind (?:me|us)\\b|\\bmind reminding (?:me|us)\\b|^when it(?:'s| is) .{1,20}?,? tell (?:me|us) to\\b|(?:^|\\b(?:today|tomorrow|tonight|later|morning|afternoon|evening|${WEEKDAY_PATTERN}|\\d ?[ap]m|\\d),? )remind (?:about|to)\\b|\\b(?:nudge|ping|poke|buzz|prod|alert|notify|bug|nag|prompt) (?:me|us)\\b(?= (?:to|about|at|on|every|each|so|that|in|for|when|daily|weekly|weekdays|mornings|evenings|the (?:first|last|second|third|fourth)|${WEEKDAY_PATTERN}s?)\\b|\\s*[.,!;]|\\s*$)|\\b(?:please|can you) remind\\b|\\bdon'?t let (?:me|us) forget\\b|\\bwake me\\b|\\bget (?:me|us) up\\b|\\b(?:tell me|let me know) when it(?:'s| is) (?:\\d|noon|midnight|${SPOKEN_HOUR})\\b|^${POLITE}(?:alarm|timer) (?:at |for |on )?(?:\\d|${SPOKEN_HOUR}|noon)\\b|\\bi(?:'d| would)? (?:need|want|like) (?:an?|another) (?:reminder|alarm|nudge)\\b|\\bset (?:a )?wake[- ]up\\b|^${POLITE}(?:alert|notify|ping|nudge|buzz|poke|prod|beep|bug|pester|(?:shout|yell|holler) at) me\\b|^(?:an? )?(?:(?:recurring|repeating|regular|daily|weekly|monthly|yearly|new|quick) )?reminder (?:for|at|on|to|please)\\b|[,;–—] ?(?:so |and )?(?:please )?(?:alert|notify|ping|nudge|buzz|poke) (?:me|us) (?:to|about|at|when|on|tomorrow)\\b|\\bneed (?:an?|another) (?:nudge|ping|poke)\\b|^${POLITE}remember for me\\b|\\bi mean a reminder\\b|^${POLITE}(?:wake[- ]?up )(?:reminder|alarm|call) (?:for|at|on)\\b|^(?:reminder|alarm|timer)(?: please| pls| plz)?\\s?[:,]|\\b(?:can|could) (?:i|we) (?:get|have) an? (?:reminder|alarm|nudge)\\b|\\b(?:want|need|like) reminding\\b|^(?:an? )?(?:reminder|alarm|timer|alert|nudge|heads[- ]up|wake[- ]up(?: call)?)(?: (?:at|for|to|on|about|in|today|tonight|tomorrow|next|this|every|${WEEKDAY_PATTERN})\\b| \\d|\\s?[:–—-])|\\b(?:give|drop|send|shoot|throw|set|do|leave) (?:me|us) (?:an?|another) (?:(?:little|quick|gentle|friendly|loud|small|wee) )?(?:nudge|ping|shout|heads[- ]?up|poke|holler|buzz|prod|yell|tap|jog|kick|ring|bell|toot|signal|beep|push)\\b|\\b(?:memory|mental) (?:jog|nudge)\\b|^${POLITE}(?:set|make) (?:something|it|one) (?:to )?(?:go off|ring|beep)\\b|\\b(?:want|like|need|have|'ve) to be (?:reminded|woken|notified|alerted)\\b|^(?:in [\\w ]{2,20}|at [\\w: ]{1,12}|tomorrow(?: \\w+)?|tonight),? (?:please )?tell me (?:to|that|the|my|it)\\b|^(?:on|at|in|every|each|from)\\b.{2,60}?,? (?:please |pls )?tell (?:me|us) (?:to|that|the|my|it)\\b|\\btell (?:me|us) (?:on|at|every|each)\\b.{2,40} to\\b|^(?:${WEEKDAY_PATTERN}s?|weekdays|weekends|daily|nightly|mornings|evenings)\\b[^.?!]{0,40}?[,:–—-]? (?:please |pls )?tell (?:me|us) to\\b|^${POLITE}(?:set|put|pop|stick) (?:something|one|it)(?: in| on| up)? (?:for|at|on)\\b.{2,40} so (?:that )?(?:i|we)\\b|^[^?:]{3,60}[:–—] ?(?:please |pls )?(?:tell|nudge|ping|bug|poke|prompt) me to\\b|^${POLITE}(?:send|drop|shoot) (?:me|us) (?:an?|the) (?:[\\w-]+ )?(?:message|note|notification|text)\\b.{0,40}\\b(?:at \\d|every|each|tomorrow|${WEEKDAY_PATTERN})\\b.{0,40}\\b(?:to|that|so)\\b|\\bmake sure (?:that )?(?:i|we) (?:get|have|receive) (?:an? |the )?(?:reminder|alert|nudge|ping|notification)\\b|^${POLITE}tell me (?:later|again|tomorrow|tonight|at \\d+(?: ?[ap]m)?) to\\b`,
  'i',
);
const REMINDER_QUESTION =
  /\bremind me (?:what|when(?! (?:(?!\b(?:have|need|has|supposed|going|got) to\b).){2,60} to \w)|where|who|which|how|why|of (?:what|when)|about my (?:alarms|meetings|appointments|events))\b/i;
/** 'It reminds me of', 'he always reminds me': about reminding, not a request. */
const REMINDED_BY_OTHERS =
  /\b(?:he|she|they|it|that|this|who|which|\w+ (?:always|used to|did not|didn't|forgot to)) reminds? (?:me|us)\b|\bto remind (?:me|us) of\b/i;

const TASK_COMMAND = new RegExp(
  `^${POLITE}(?:add|put|create|make|set)\\b.{1,120}\\b(?:to|on|in) (?:my |the )?(?:to-?do|task|tasks)(?:s| list)?\\b|^${POLITE}(?:add|create|make|new) (?:an? |the )?(?:(?:new|recurring|repeating|regular|daily|weekly|monthly|yearly|quick) ){0,2}(?:task|to-?do|to do(?= ?[:,–-]))\\b|^${POLITE}(?:to[- ]?do|task)s?\\s?[:,–—-]|^${POLITE}to-?do [^?]+$|^${POLITE}(?:stick|write|note|jot|pop|chuck|throw)\\b.{1,120}\\b(?:to|on|in|onto) (?:my |the )?(?:to-?do|task|tasks)(?:s| list)?\\b|^${POLITE}(?:add|put|write|note)\\b.{1,120}\\b(?:to|on|in) (?:my|the) list of (?:things|stuff|chores|errands)\\b|^${POLITE}(?:add|put|stick|pop|chuck|throw|get)\\b.{1,120}\\b(?:to|on|onto) (?:my |the )list[.!?\\s]*$|^${POLITE}(?:(?:put|add|note|write)(?: (?:it|this|that))?(?: down)? )?(?:on|to|onto) (?:my|the) (?:to-?do |task )?list\\b[^:.!?]{0,40}[:–—-]|\\b(?:put|add|save|note|list|write|make) (?:it|that|this)(?: down)? (?:on|to|in|as|into)? ?(?:my |the |an? )?(?:to-?do|task)s?\\b|^note to self\\b|^${POLITE}remember to\\b`,
  'i',
);
const SCHEDULE_COMMAND = new RegExp(
  `^${POLITE}(?:schedule|book|arrange|organi[sz]e|block(?: out| off)?|reserve|plan|pencil(?: me)? in|set ?up|mark|save)\\b|^${POLITE}(?:add|put|create|make|set|enter|insert|include|start|new)\\b.{0,120}\\b(?:calendar|agenda|schedule|diary|event|appointment|meeting|entry)\\b|^${POLITE}(?:get|have|stick|pop|chuck|drop|jot|whack|slot|note)\\b.{0,120}\\b(?:in|into|on) (?:my|the|our) (?:calendar|agenda|diary)\\b|^(?:calendar|event|meeting|appointment)\\s?:|^new (?:event|appointment|meeting)\\b`,
  'i',
);
/**
 * A command to plan something only if it has a day or an hour: 'add dinner with Ana on Friday', 'write down: dentist at
 * 9'.
 */
const ENTRY_COMMAND = new RegExp(
  `^${POLITE}(?:add|put|enter|include|write down|note(?: down)?|jot down|remember|invite)\\b`,
  'i',
);
/** An entry asked for at the end: 'dinner at mum's on Sunday at 6, can you put that in'. */
const TRAILING_COMMAND =
  /[,;.–—-]\s?(?:(?:and|so|please|pls|can you|could you|would you) ){0,3}(?:add|put|save|schedule|note) (?:it|that|this|them)(?: (?:in|down|to|on|into)\b.{0,30})?(?: (?:please|pls|thanks))?[?.!\s]*$/i;
/** Commands that concern something other than the calendar: 'add a column', 'create a table', 'set the variable'. */
const OTHER_OBJECT =
  /\b(?:add|put|create|make|set|insert|include|mark|save|reserve|block|plan|book|schedule|arrange|organi[sz]e)\b.{0,40}\b(?:columns?|rows?|tables?(?! (?:for|at)\b)|cells?|fields?|buttons?|variables?|functions?|class(?:es)? (?:named|called|for)|files?|folders?|database|sheets?|charts?|slides?|paragraphs?|sentences?|list of (?!tasks|to-?dos?|reminders|things|stuff|chores|errands)|comments?|css|html|scripts?|cron|jobs?|posts? for|essays?|stor(?:y|ies)|poems?|lessons? plan|itinerar(?:y|ies)|menus?|playlists?|tweets|(?:workout|meal|study|training|revision|diet|cleaning|lesson|marketing|work|reading) (?:plan|schedule|timetable|routine)|quizz?(?:es)?|flash ?cards?)\b/i;

/** A command to buy or book outside the app: a calendar card would suggest that the app had done so. */
const EXTERNAL_PURCHASE =
  /^(?:(?:please|pls|plz|kindly|hey|hi|ok(?:ay)?|also|and|then|so|assistant)[, ]+){0,3}(?:(?:can|could|would|will) you (?:please )?)?(?:book|reserve|buy|order|get|rent|purchase)\b.{0,60}\b(?:tickets?|seats?|tables?|hotels?|flights?|taxi|cab|uber|rental|(?:a|the) train|train to)\b/i;

/** Whether something is to be bought or booked outside the app; with a deadline the request is a task. */
export const isExternalPurchase = (sentence: string): boolean =>
  EXTERNAL_PURCHASE.test(sentence) && !/\b(?:by|before|until) /i.test(sentence);

export const commandIn = (sentence: string, when: FoundWhen | undefined): Command | undefined => {
  if (REMINDER.test(sentence) && !REMINDER_QUESTION.test(sentence) && !REMINDED_BY_OTHERS.test(sentence))
    return 'reminder';
  if (TASK_COMMAND.test(sentence) || isListCommand(sentence, 'en')) return 'task';
  if (isExternalPurchase(sentence) || OTHER_OBJECT.test(sentence)) return undefined;
  const isDated = when !== undefined && (when.hasDate || when.hasTime);
  if (isDated && (ENTRY_COMMAND.test(sentence) || TRAILING_COMMAND.test(sentence))) return 'schedule';
  return SCHEDULE_COMMAND.test(sentence) ? 'schedule' : undefined;
};
