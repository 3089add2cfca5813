import type { FoundWhen } from '../time/find-when.ts';
import { whenPoints } from './when-points.ts';

/** The evidence of a sentence for or against a plan. */
export interface Evidence {
  /** A command to the assistant: 'schedule', 'remind me', 'add to my to-do list'. */
  command?: 'schedule' | 'reminder' | 'task';
  /** 'I need to', 'don't forget to', a to-do line. */
  hasObligation: boolean;
  hasEventNoun: boolean;
  /** Points; a sentence with PROPOSE_AT or more is proposed. */
  score: number;
}

const POLITE =
  "(?:(?:please|pls|plz|kindly|hey|hi|ok(?:ay)?|also|and|then|so|assistant)[, ]+){0,3}(?:(?:can|could|would|will) you (?:please |kindly )?|(?:i(?:'d| would) like (?:you )?to|i want (?:you )?to|i need (?:you )?to|let's|help me) )?(?:please )?";

const REMINDER = new RegExp(
  `^${POLITE}(?:set|create|add|make|put|give me|i need|i want|i'd like|activate|fix|place|new|sound|ring)(?: up| me)? ?(?:an?|the|my|another)? ?(?:new )?(?:[\\w:-]+ ){0,3}(?:reminder|alarm|alert|notification|wake[- ]?up)\\b|\\bremind (?:me|us)\\b|\\b(?:please|can you) remind\\b|\\bdon'?t let me forget\\b|\\bwake me\\b|\\bget me up\\b|\\bset (?:a )?wake[- ]up\\b|^${POLITE}(?:alert|notify|ping|nudge) me\\b|^(?:reminder|alarm)(?: (?:at|for|to|on|about|in)\\b|\\s?:)|\\bgive (?:me|us) (?:an?|another) (?:nudge|ping|shout|heads[- ]up)\\b|\\b(?:want|like|need) to be (?:reminded|woken|notified|alerted)\\b|^${POLITE}tell me (?:later|again|tomorrow|tonight|at \\d+(?: ?[ap]m)?) to\\b`,
  'i',
);
const REMINDER_QUESTION =
  /\bremind me (?:what|when(?! (?:(?!\b(?:have|need|has|supposed|going|got) to\b).){2,60} to \w)|where|who|which|of (?:what|when)|about my (?:alarms|meetings|appointments|events))\b/i;
const TASK_COMMAND = new RegExp(
  `^${POLITE}(?:add|put|create|make|set)\\b.{1,120}\\b(?:to|on|in) (?:my |the )?(?:to-?do|task|tasks)(?: list)?\\b|^${POLITE}(?:add|create|make|new) (?:an? |the )?(?:new )?(?:task|to-?do)\\b|^(?:to-?do|task)s?\\s?:|^${POLITE}remember to\\b`,
  'i',
);
const SCHEDULE_COMMAND = new RegExp(
  `^${POLITE}(?:schedule|book|arrange|organi[sz]e|block(?: out| off)?|reserve|plan|pencil(?: me)? in|set ?up|mark|save)\\b|^${POLITE}(?:add|put|create|make|set|enter|insert|include|start|new)\\b.{0,120}\\b(?:calendar|agenda|schedule|diary|event|appointment|meeting|entry)\\b|^(?:calendar|event|meeting|appointment)\\s?:|^new (?:event|appointment|meeting)\\b`,
  'i',
);

const OBLIGATION =
  /\b(?:(?:i|we) (?:really |also |still |just )?(?:need|have|ought|got) to|(?:i|we)'?ve got to|(?:i|we) must|gotta|(?:i|we) should|(?:don'?t|do not|can'?t|must not) forget(?: to)?|make sure (?:to|i|we)|remember to|(?:i|we) plan to|is due|are due|due (?:on|by|next|this|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:has|have|needs?|need) to be (?:\w+ed|paid|sent|done|made|given|bought|brought|written)|deadline)\b|^(?:(?:still|also|just|ok|so|and) ){0,2}(?:need to|have to|got to|must|should) (?!i\b|we\b|you\b)|^\s?\[ ?\]/i;

/** A due day as a property of the thing: 'the essay is due on Monday'. */
const DUE =
  /\b(?:is|are|'s) due\b|\bdue (?:on|by|next|this|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
/** A duty in the passive: 'the deposit has to be paid'. */
const TO_BE_DONE = /\b(?:has|have|needs?) to be \w+/i;
const DEADLINE = /\b(?:by|before|until|till)\b/i;

const FIRST_PERSON =
  /\b(?:i|we)(?:'ve| have| 've got| have got| got|'m| am|'re| are|'ll| will|'m having| need| must)\b|\b(?:my|our|us|me|let's)\b/i;

const EVENT_NOUN =
  /\b(?:meeting|appointment|appt|call|interview|lunch|dinner|breakfast|brunch|coffee with|drinks with|flight|train to|party|birthday|anniversary|wedding|funeral|class|lesson|lecture|seminar|exam|midterm|final|test|quiz|game|match|concert|show|recital|review|check-?up|cleaning|dentist|doctor|physio|therapy|therapist|vet|haircut|stand-?up|sync|demo|workshop|training|session|conference|webinar|reservation|trip|presentation|ceremony|graduation|rehearsal|practice|yoga|gym|workout|run|tournament|festival|vacation|holiday|move|delivery|pickup|inspection|hearing|court|playdate|date with|movie|barbecue|bbq|picnic|reunion|one-on-one|1:1|kickoff|deadline|visit|checkout|check-?in|surgery|blood test|mri|event|gathering|church|service|mass|choir|book club|town ?hall|retreat|parent-teacher|conferences?)\b/i;

const TASK_VERB =
  /\b(?:finish|submit|pay|buy|call|e-?mail|send|renew|book|return|pick up|drop off|clean|wash|fix|prepare|write|file|order|register|apply|cancel|confirm|review|check|update|bring|take|mail|print|sign|water|feed|study|practi[cs]e|complete|turn in|hand in|deliver|text|reply|respond|pack|schedule|refill|start|vacuum|mow|backup|back up)\b/i;

const QUESTION_WORD =
  /^(?:and |so |but |hey |ok |please )?(?:what|what's|when|when's|where|who|why|how|which|is|are|am|do|does|did|was|were|has|have(?! to\b)|should|will|tell me|show me|list|give me|check|find|read|look up|search|explain|describe|display|see|remind me (?:who|what|when|where|which|how|why))\b/i;

const PAST =
  /\b(?:yesterday|(?<!\bthe )last (?:night|week|month|year|time|summer|winter|spring|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|was|were|had|did|went|met|came|took|saw|said|told|happened|attended|missed|enjoyed|finished|completed|started|visited|used to|back in|historically|originally|founded|born|died|signed|ended|began|released|published|launched|invented|built)\b/i;

/** A duty at the start of the sentence: 'we need to send the signed contract'. */
const STARTS_WITH_NEED =
  /^(?:(?:i|we) )?(?:(?:still|also|really|just) )?(?:need|have|got|'ve got) to (?!say|admit|know|tell)|^(?:(?:i|we) )?must (?!have|say|admit)/i;

/** Like STARTS_WITH_NEED, with 'ought to' and 'should', and whatever verb follows. */
const OWN_DUTY =
  /^(?:(?:i|we) )?(?:(?:still|also|really|just) )?(?:need|have|got|'ve got|ought) to\b|^(?:i|we) (?:must|should)\b/i;

const AGAINST_PLAN =
  /\b(?:cancel(?:led|ed)?|deleted?|removed?|erase|clear|drop|dismiss|disregard|take (?:off|away|out)|get rid of|set the alarm off|do not (?:wake|remind)|don'?t wake|confirm|how many|postponed?|called off|no longer|not going|won'?t be|don'?t (?:have|need|want|add|schedule|remind)|never ?mind|no need (?:to|for)|forget (?:about )?(?:the|my|that|it)|didn'?t|unschedule|turn off|disable|stop)\b/i;

const HYPOTHETICAL =
  /\b(?:if|suppose|imagine|for example|for instance|e\.g|such as|hypothetical|would be|would have|could be|might|maybe|perhaps|what if|in case|whenever|wish|unless)\b/i;

/** Words of requests for a text or a program, whose content is not about the user. */
const NOT_OWN_WORDS =
  /\b(?:write|draft|compose|translate|rewrite|proofread|rephrase|summari[sz]e|correct|edit|story|poem|essay|novel|character|scene|lyrics|headline|sample|template|regex|cron|function|sql|query|parse|string|json|csv|log|script|version|release notes?|changelog|build)\b|["“][^"”]{12,}["”]/i;

const GENERAL_TRUTH =
  /^(?:the |a |an |this |that |these |those |most |many |some |all |it |its |he |she |they |his |her |their |people |stores?|shops?|banks?|in |during |since |according )/i;

/** Feelings about a thing presuppose it; they are not a request to plan it. */
const FEELING =
  /\b(?:i|we) (?:really |just |always |never |still )?(?:loved?|hated?|enjoy(?:ed)?|liked|regret|dread|prefer|miss|dislike|can'?t stand|used to|was going to|were going to|thought)\b|\b(?:i|we) like (?!to\b)|\b(?:tired|sick|glad|happy|proud|afraid) (?:of|that|about)\b/i;

/** Habits are not plans. */
const HABIT = /\b(?:i|we) (?:usually|normally|typically|generally|mostly|often|sometimes|rarely|seldom)\b/i;

/** Requests for texts, tables and sums, whose content is not a plan. */
const REQUESTED_TEXT = new RegExp(
  `^${POLITE}(?:convert|calculate|compute|generate|suggest|recommend|compare|debug|fix this|make (?:me )?(?:an?|the) (?:table|list|menu|chart|quiz|poster|sign)|(?:give|show) me (?:an?|some|the)(?! (?:nudge|ping|shout|heads))|plan (?:me|us) an?)\\b`,
  'i',
);
/** 'No need to remind me': a declined command. */
const DECLINED_COMMAND =
  /\b(?:no need (?:to|for you to)|(?:do not|don'?t|stop|please stop) (?:have to |need to )?)\s?remind(?:ing)?\b(?! me (?:later|again))/i;

/** Captures a command or duty before its purpose: 'remind me to cancel the trial' does not cancel anything now. */
const PURPOSE =
  /(\bremind(?:er)?\b.{0,80}?|\b(?:need|have|has|got|ought|forget|remember)|\bmust|\bshould|\bgotta) (?:to )?.*/i;

/** Other people's activities, which are not in the user's calendar. */
const OTHER_PEOPLE =
  /^(?:(?:as you know|by the way|also)[, ]+)?(?:my|our|his|her|their|a|the|one of my|an? \w+ of (?:mine|ours))\s?(?:\w+ )?(?:boss|colleagues?|co-?workers?|neighbou?rs?|brothers?|sisters?|cousins?|uncles?|aunts?|friends?|managers?|landlord|landlady|room ?mates?|flat ?mates?|teachers?|professor|grandmother|grandfather|grandma|grandpa|competitors?|store|shop|team mate|ex|of mine)\b(?:'s \w+)? (?:has|have|had|goes|go|plays?|works?|meets?|gets?|is getting|are getting|leaves?|starts?|runs?|does|do|always|often|usually|never)\b/i;

/** First words of role play and of replies to something mentioned before. */
const NOT_A_REQUEST =
  /^(?:pretend|act as|you are an?\b|imagine|role-?play|regarding|concerning|re:|according to|thanks? (?:you )?for)/i;

const OPENING_HOURS =
  /\b(?:opens?|closes?|closed|open until|hours are|office hours|business hours|airs?|premieres?|market|available)\b/i;

/** A command to move something is about an existing plan. */
const CHANGES_A_PLAN = new RegExp(
  `^${POLITE}(?:(?:move|reschedule|postpone|push|shift|delay|change|put off|snooze|bring forward)\\b.{1,80}\\b(?:to|until|till|by)\\b|make (?:it|that)\\b)`,
  'i',
);

/** A command to buy or book outside the app: a calendar card would suggest that the app had done so. */
const EXTERNAL_PURCHASE =
  /^(?:(?:please|pls|plz|kindly|hey|hi|ok(?:ay)?|also|and|then|so|assistant)[, ]+){0,3}(?:(?:can|could|would|will) you (?:please )?)?(?:book|reserve|buy|order|get|rent|purchase)\b.{0,60}\b(?:tickets?|seats?|tables?|hotels?|flights?|taxi|cab|uber|rental|(?:a|the) train|train to)\b/i;

/** Whether something is to be bought or booked outside the app; with a deadline the request is a task. */
export const isExternalPurchase = (sentence: string): boolean =>
  EXTERNAL_PURCHASE.test(sentence) && !/\b(?:by|before|until) /i.test(sentence);

/** Minimum points to propose a sentence. */
export const PROPOSE_AT = 5;
/** Minimum points of a possible plan, which is returned only on request. */
export const POSSIBLE_AT = 3;

/**
 * A command that is a planning command only with a day: 'add dinner with Ana on Friday', 'write down: dentist at 9'.
 */
const ENTRY_COMMAND = new RegExp(
  `^${POLITE}(?:add|put|enter|include|write down|note(?: down)?|jot down|remember|invite|make)\\b`,
  'i',
);

/** 'The inspection is on November 30 at 8:15': with a specific date this is not a general statement. */
const SET_DATE =
  /^the (?:[\w'-]+ ){1,4}(?:is|starts|begins|comes?|arrives?|leaves?|(?:is|are) (?:coming|arriving|leaving)) (?:(?:\w+ ){1,3})?(?:on|at|this|next|tomorrow|today|tonight)\b/i;

const CLOCK = '(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?|noon|midnight)';
/** Notes often start or end with their hour: 'beers with the old team this friday at 7'. */
const STARTS_OR_ENDS_WITH_CLOCK = new RegExp(`(?:^${CLOCK}\\b|\\b${CLOCK}\\s?[.!]?$)`, 'i');

/** A note in few words: 'dentist friday 9am', 'meeting this Friday'. */
const isNote = (sentence: string): boolean =>
  sentence.split(/\s+/, 11).length <= 10 &&
  !FIRST_PERSON.test(sentence) &&
  !/\b(?:is|are|will|shall|he|she|they|you|do|does|should)\b/i.test(sentence);

const commandIn = (sentence: string, when: FoundWhen | undefined): Evidence['command'] => {
  if (REMINDER.test(sentence) && !REMINDER_QUESTION.test(sentence)) return 'reminder';
  if (TASK_COMMAND.test(sentence)) return 'task';
  if (isExternalPurchase(sentence)) return undefined;
  const isEntry = when !== undefined && (when.hasDate || when.hasTime) && ENTRY_COMMAND.test(sentence);
  return isEntry || SCHEDULE_COMMAND.test(sentence) ? 'schedule' : undefined;
};

const pointsAgainst = (sentence: string, when: FoundWhen | undefined, command: Evidence['command']): number => {
  let points = 0;
  const isQuestion = QUESTION_WORD.test(sentence) || (/\?\s{0,3}$/.test(sentence) && command === undefined);
  if (isQuestion && command === undefined) points += 5;
  // 'We need to send the signed contract': what has to be done is not in the past.
  if (command === undefined && PAST.test(sentence) && !STARTS_WITH_NEED.test(sentence)) points += 4;
  if (when?.isPast === true) points += 6;
  const isDuty = command !== undefined || OBLIGATION.test(sentence);
  // Words for cancelling do not count within the purpose of a reminder or a duty.
  const hasPurpose = command === 'reminder' || (isDuty && !EVENT_NOUN.test(sentence));
  const commandText = hasPurpose ? sentence.replace(PURPOSE, '$1') : sentence;
  if (DECLINED_COMMAND.test(sentence)) points += 10;
  if (
    AGAINST_PLAN.test(commandText) &&
    !/don'?t (?:let me )?forget|(?<!need to |need for you to )remind me/i.test(sentence)
  )
    points += 5;
  if (HYPOTHETICAL.test(sentence) && command === undefined) points += 3;
  if (command === undefined && (FEELING.test(sentence) || OTHER_PEOPLE.test(sentence) || HABIT.test(sentence)))
    points += 4;
  if (REQUESTED_TEXT.test(sentence)) points += 6;
  if (NOT_A_REQUEST.test(sentence) || CHANGES_A_PLAN.test(sentence) || isExternalPurchase(sentence)) points += 6;
  const isOwnDuty = command === undefined && OWN_DUTY.test(sentence) && when?.hasDate === true;
  if (NOT_OWN_WORDS.test(sentence) && command !== 'reminder' && !DUE.test(sentence) && !isOwnDuty)
    points += command === undefined ? 4 : 2;
  if (command === undefined && OPENING_HOURS.test(sentence)) points += 3;
  if (
    command === undefined &&
    GENERAL_TRUTH.test(sentence) &&
    !FIRST_PERSON.test(sentence) &&
    !(SET_DATE.test(sentence) && when?.recurring === undefined) &&
    !DUE.test(sentence) &&
    !TO_BE_DONE.test(sentence)
  )
    points += 3;
  return points;
};

/** One point for a note: few words with a day, and an event or an hour at the start or the end. */
const notePoints = (
  sentence: string,
  when: FoundWhen | undefined,
  { command, hasEventNoun }: Pick<Evidence, 'command' | 'hasEventNoun'>,
): number => {
  if (command !== undefined || when?.hasDate !== true || !isNote(sentence)) return 0;
  return hasEventNoun || (when.hasTime && STARTS_OR_ENDS_WITH_CLOCK.test(sentence)) ? 1 : 0;
};

/**
 * Scores a sentence of the user. A command for a reminder or a task reaches PROPOSE_AT alone; any other sentence needs
 * more evidence, such as a time, a duty or an event.
 */
export const weighEvidence = (sentence: string, when: FoundWhen | undefined): Evidence => {
  const command = commandIn(sentence, when);
  const hasObligation = OBLIGATION.test(sentence);
  const hasEventNoun = EVENT_NOUN.test(sentence);
  const pointsFor =
    (command === undefined ? 0 : command === 'reminder' || command === 'task' ? 5 : 3) +
    whenPoints(when) +
    (hasObligation ? 2 : 0) +
    (FIRST_PERSON.test(sentence) ? 1 : 0) +
    notePoints(sentence, when, { command, hasEventNoun }) +
    (hasObligation && when?.hasDate === true && (DUE.test(sentence) || DEADLINE.test(sentence)) ? 1 : 0) +
    (hasEventNoun ? 2 : hasObligation && TASK_VERB.test(sentence) ? 1 : 0);
  const against = pointsAgainst(sentence, when, command);
  return { command, hasObligation, hasEventNoun, score: pointsFor - against + clearPlanPoint(when, against) };
};

/** One point more for a day and an hour without any evidence against a plan. */
const clearPlanPoint = (when: FoundWhen | undefined, against: number): number =>
  when?.hasDate === true && when.hasTime && against === 0 ? 1 : 0;
