import type { FoundWhen } from '../time/find-when.ts';
import { type Command, commandIn, POLITE } from './commands.ts';
import { concernsOthers } from './not-own-life.ts';
import { isPastTense } from './past-tense.ts';
import { whenPoints } from './when-points.ts';

/** The evidence of a sentence for or against a plan. */
export interface Evidence {
  command?: Command | undefined;
  /** 'I need to', 'don't forget to', a to-do line. */
  hasObligation: boolean;
  hasEventNoun: boolean;
  /** Points; a sentence of a conversation with MIN_PLAN_SCORE or more is proposed. */
  score: number;
  /**
   * The points against a plan, already subtracted in `score`. With none, a command in the chat needs only
   * MIN_POSSIBLE_SCORE.
   */
  against: number;
}

/** Minimum points to propose a sentence. */
export const MIN_PLAN_SCORE = 5;
/** Minimum points of a possible plan, which is returned only on request. */
export const MIN_POSSIBLE_SCORE = 3;
/**
 * Minimum points of a sentence to be a candidate. Every sentence has them, because its score may still be raised by the
 * likelihood that the whole message has a plan.
 */
export const MIN_CANDIDATE_SCORE = -99;

const OBLIGATION =
  /\b(?:(?:i|we) (?:really |also |still |just |absolutely )?(?:need|have|ought|got) to(?! be (?:there|here|at|in|on)\b)|(?:i|we)'ve to|(?:gave|gives|given) (?:me|us) (?:until|till)|(?:i|we)(?:'m| am|'re| are) (?:supposed|meant|expected|required|obliged) to|(?:i|we) (?:still )?owe .{2,60} (?:by|before)|hafta|it'?s (?:me|us) (?:who|that) (?:has|have) to|my (?:job|duty|task) (?:is )?to|(?:i|we)(?:'ve| have)? (?:said|promised|agreed|swore|told)(?: [\w']+){0,3}? (?:that )?(?:i|we)(?:'d| would|'ll| will)\b|(?:i|we)(?:'m|m| am|'re| are) (?:going to|gonna) (?:repot|clean|wash|descale|prune|mow|paint|repaint|defrost|tidy|iron|sort out|fix|mend|repair|bake|vacuum|clear out|change the|replace the)|(?:applications?|registrations?|enrol?ments?|entries|submissions?) (?:for .{2,60} )?(?:closes?|ends?)|(?:i|we)'?ve (?:still )?got to|(?:i|we) must|gotta|(?:i|we) should|(?:don'?t|do not|can'?t|must not|mustn'?t) forget(?: to)?|make sure (?:to|i|we)|remember to|(?:i|we) plan to|is due(?! (?:here|to (?:arrive|come|land|start)))|are due(?! (?:here|to (?:arrive|come|land|start)))|due (?:back )?(?:on|by|next|this|tomorrow|today|tonight|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|\d{1,2}(?:st|nd|rd|th)?)|(?:(?:has|have|needs?|need|got) to|must) be (?:\w+ed|paid|sent|done|made|given|bought|brought|written|in|there|out|with (?:[a-z]+ ){1,4}by)|(?:has|have|needs?|need|must) (?:to )?(?:reach|go back to|get to|arrive at) (?:the|my|our|them|him|her) .{2,60}(?:by|before|no later than)|(?:go|goes) back by|(?<!\b(?:extend\w*|about|miss\w*|move|moving|push\w*) (?:my |the |a |our )?)deadline|(?:i|we)(?:'ve got| have| have got|'ve) (?:only )?(?:until|till)|(?:hand|turn)[- ]?in (?:is|date|by|on)|submission (?:is|date|by|closes)|closing date|(?:i|we)(?:'ve| have)? promised (?:to|(?:[\w'-]+ ){1,3}(?:an?|the|my|our|some) .{2,60} by)|(?:wants?|needs?|expects?) (?:my|our|an? (?:answer|reply|decision|response)) .{0,80}(?:by|before|until)|(?:my|our|the) (?:landlord|landlady|boss|manager|teacher|tutor|professor|client|editor|supervisor|accountant|bank|school|insurer|lawyer|agency|council) (?:wants?|needs?|expects?|is waiting for) .{2,80} (?:by|before|until)|(?:wants?|needs?|expects?) .{2,80} from (?:me|us) (?:by|before|until|on|this|next))\b|^(?:finish|submit|pay|buy|send|renew|return|hand in|turn in|file|order|register|apply|deliver|complete|book|sign|cancel|wash|iron|clean|fix|repair|mend|paint|pack|prepare|bake|cook|write|read|learn|study|revise|print|scan|mail|post|bring|collect|pick up|drop off|answer|reply|mow|water|empty|change|charge|upload|fill in|fill out)\b.{2,80}\b(?:by|before|no later than|due)\b|^(?:(?:still|also|just|ok|so|and) ){0,2}(?:need to|have to|got to|must|should) (?!i\b|we\b|you\b)|^\s?\[ ?\]/i;
/** A note to oneself, which counts with or without a day: 'don't forget to …'. */
const NOTE_TO_SELF = /\b(?:(?:don'?t|do not|can'?t|must not|mustn'?t) forget|remember) to\b/i;
/** A due day as a property of the thing: 'the essay is due on Monday'. */
const DUE =
  /\b(?:is|are|'s) due\b|\b(?:hand|turn)[- ]?in (?:is|date)\b|\bsubmission (?:is|deadline|closes)\b|\bdue (?:back )?(?:on|by|next|this|each|every|in|tomorrow|today|tonight|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|\d{1,2}(?:st|nd|rd|th)?)\b/i;
/** A duty in the passive: 'the deposit has to be paid'. */
const TO_BE_DONE = /\b(?:(?:has|have|needs?) to|must) be \w+/i;
const DEADLINE = /\b(?:by|before|until|till|no later than|at the latest)\b/i;

const FIRST_PERSON =
  /\b(?:i|we)(?:'ve| have| 've got| have got| got|'m| am|'re| are|'ll| will|'m having| need| must)\b|\b(?:i|im|ive|we|my|mine|our|us|me|let's|lets)\b/i;

const EVENT_NOUN =
  /\b(?:meeting|mtg|(?:gets?|being|be|is|are|have|having) (?:[\w-]+ ){0,4}(?:delivered|installed|fitted|serviced|repaired|collected)|curtain up|appointment|appt|call|interview|lunch|dinner|breakfast|brunch|coffee with|drinks with|beers|flight|train to|party|birthday|bday|anniversary|wedding|funeral|class|lesson|escape room|open mic|on air|scout meeting|probation|audit|game|walk|appraisal|assessment(?: cent(?:re|er))?|pottery|potluck|cake stall|bake sale|baby shower|gender reveal|shiva|vigil|panel|pitch|audition|viva|thesis defen[cs]e|debate|fitting|tasting|dress rehearsal|open day|open house|sleepover|raclette|parade|marathon|half marathon|parkrun|race|regatta|fun run|\d+k|karaoke|game night|date night|hike|ceremony|prayer group|bible study|rota|rehab|chemo|dialysis|infusion|injection|jab|x-?ray|ultrasound|biopsy|colonoscopy|endoscopy|root canal|extraction|consultation|counselling|counseling|couples therapy|(?:first|last) day (?:at|of|in) (?:(?:the|my|our|a) )?(?:new )?(?:job|school|work|term|nursery|university|uni|college|course)|driving test|theory test|mot|servicing|boiler|chimney sweep|gas man|electrician|plumber|lecture|seminar|exam|midterm|final|test|quiz|game|match|concert|show|recital|review|check-?up|cleaning|dentist|orthodontist|optician|dermatologist|doctor|gp|physio|therapy|therapist|vet|haircut|hairdresser|stand-?up|meet-?up|blood donation|sync|demo|workshop|training|session|conference|webinar|reservation|trip|presentation|ceremony|graduation|rehearsal|practice|yoga|pilates|gym|workout|run|tournament|festival|cinema|theatre|opera|ballet|vacation|holiday|move|delivery|pickup|inspection|hearing|court|playdate|date with|movie|barbecue|bbq|picnic|reunion|one-on-one|1:1|kickoff|deadline|visit|checkout|check-?in|check in at|surgery|operation|blood test|mri|scan|vaccination|event|gathering|church|service|mass|choir|book club|town ?hall|retreat|parent-teacher|parents'? evening|conferences?|viewing|handover|offsite|off-site|hackathon|potluck|housewarming|swimming|(?:go|going|goes) (?:running|jogging|climbing|bouldering|cycling|dancing|riding|bowling|sailing|skating)|lessons|classes|jury duty)\b|\b(?:off|away|ooo|on leave|out of office)(?= (?:from|on|until|next|this|between|for)\b)/i;
/** A note of what one is about to do, which leaves out 'I am': 'flying to Oslo on Friday'. */
const STARTS_WITH_OWN_ACT =
  /^(?:(?:just|so|also|and) )?(?:going to|flying|driving|travell?ing|heading (?:to|off|up|down|back|home|out|over)|catching|hosting|moving house|visiting|sitting (?:my|the|our)|handing over|picking (?:up|[\w' ]{2,30} up)|off to|having (?:an?|my|the|our|some) [\w -]{2,30} (?:out|done|removed|fitted|taken out|checked|replaced)) /i;
/** What one does at a set time: 'I start my new job', 'we fly to Malta', 'I'm moving'. */
const OWN_ACT =
  /^(?:(?:just|so|also|and) )?(?:going|meeting|seeing|having (?:an?|my|the|our|some) [\w -]{2,30} (?:out|done|removed|fitted|taken out|checked|replaced)|picking (?:up|[\w' ]{2,30} up)|flying|driving|travell?ing|heading|catching|sitting|handing over|off to|hosting|moving|visiting|taking|playing|giving|attending|running|leading|babysitting) |\b(?:i|we)(?:'m|'re| am| are|'ll| will)?(?: be)? (?:start(?:ing)?|begin(?:ning)?|mov(?:e|ing)|fly(?:ing)?|travel(?:l?ing)?|leav(?:e|ing)|driv(?:e|ing)|arriv(?:e|ing)|land(?:ing)?|return(?:ing)?|host(?:ing)?|pick(?:ing)? up|graduat(?:e|ing)|defend(?:ing)?|present(?:ing)?|perform(?:ing)?|meet(?:ing)?|see(?:ing)?|get(?:ting)? (?:back|married|the keys|my|our)|interview(?:ed|ing)?|being \w+ed|speak(?:ing)?|teach(?:ing)?|volunteer(?:ing)?|babysit(?:ting)?)\b/i;

/**
 * Visits of others, and slots that others offer: 'my sister is flying in', 'our friends are staying with us', 'they can
 * fit me in'.
 */
const VISIT_OR_SLOT =
  /\bcan (?:fit|squeeze|slot|see|take) (?:me|us|him|her|it|(?:my|our|the) \w+|[a-z]+ in)\b|\b(?:my|our) (?:[\w'-]+ ){1,3}?(?:is|are|'s)? ?(?:coming|comes? (?:over|round|around|to (?:us|ours|stay)|for (?:lunch|dinner|tea|coffee|brunch|christmas))|visiting|flying in|staying|arriving|driving up|moving in)\b|\b(?:my|our) [\w-]+'s (?:coming|visiting|flying in|staying|arriving|moving in)\b/i;

/** Appointments of one's own pets and things, named without 'my': 'cat's getting spayed', 'car is in for its MOT'. */
const OWN_TREATED =
  /^(?:(?:so|and|ok|hey|the|our|my) ){0,2}(?:cat|dog|pup|puppy|kitten|kitty|rabbit|bunny|hamster|guinea pig|horse|pony|parrot|tortoise|car|van|bike|motorbike|boiler|fridge|dishwasher|washing machine|piano|roof|chimney|sofa)(?:'s| is| gets| has(?= (?:her|his|its|an?) ))(?! (?:been|not|always|so|very|really)\b) (?:(?:getting|being|having|due|booked|in|off|going|back) |(?:her|his|its) (?:first|second|third|next|annual|yearly) )/i;

/** What happens in one's own life on a day: 'we get married on 20 March', 'I become team lead'. */
const OWN_LIFE =
  /\b(?:i|we)(?:'m|m|'re| am| are|'ll| will)?(?: be)? (?:get(?:ting)? (?:married|engaged|divorced)|marry(?:ing)?|becom(?:e|ing)|turn(?:ing)? (?:\d{2}|thirty|forty|fifty|sixty|seventy|eighty)|retir(?:e|ing)|emigrat(?:e|ing)|renew(?:ing)? our vows|mov(?:e|ing) (?:in|out|house|to))\b/i;

const TASK_VERB =
  /\b(?:finish|submit|pay|buy|call|e-?mail|send|renew|book|return|pick up|drop off|clean|wash|fix|prepare|write|file|order|register|apply|cancel|confirm|review|check|update|bring|take|mail|print|sign|water|feed|study|practi[cs]e|complete|turn in|hand in|deliver|text|reply|respond|pack|schedule|refill|start|vacuum|mow|backup|back up|get|make|do)\b/i;

/** What the person does again and again: 'I file my taxes by April 15 every year'. */
const OWN_CHORE =
  /\b(?:i|we) (?:always |usually )?(?:finish|submit|pay|buy|send|renew|book|return|clean|wash|prepare|write|file|order|check|update|bring|take|print|sign|water|feed|study|practi[cs]e|reconcile|do|post|deliver|pack|mow|vacuum|back up|bake|cook|hand in|change|empty|descale|read|report|invoice|transfer|top up|settle|declare|tidy|iron|rotate|refill|record|review) (?:my|our|the|a|an|some|all|its|out|up|meal|laundry|invoices|payroll)\b/i;

/** A duty at the start of the sentence: 'we need to send the signed contract'. */
const STARTS_WITH_NEED =
  /^(?:(?:i|we) )?(?:(?:still|also|really|just) )?(?:need|have|got|'ve got) to (?!say|admit|know|tell)|^(?:(?:i|we) )?must (?!have|say|admit)/i;
/** Like STARTS_WITH_NEED, with 'ought to' and 'should', and with any verb. */
const OWN_DUTY =
  /^(?:(?:i|we) )?(?:(?:still|also|really|just) )?(?:need|have|got|'ve got|ought) to\b|^(?:i|we) (?:must|should)\b/i;

const AGAINST_PLAN =
  /\b(?:cancel(?:led|ed)?|deleted?|removed?|erase|clear|drop|dismiss|disregard|take (?:off|away|out)|take .{1,60} off (?:my|the) \w+|verify|double[- ]check|get rid of|set the alarm off|do not (?:wake|remind)|don'?t wake|confirm|how many|postponed?|called off|no longer|not going|not invited|not involved|not part of|nothing to do with|without me|(?:can'?t|cannot) (?:go|make it|come|attend)|won'?t|can'?t (?!forget|wait)|cannot|(?:don'?t|do not|doesn'?t) (?:have|need|want|add|schedule|remind|work)|not (?:doing|having|meeting)|n't .{2,50}\bany ?more|no [a-z]+ (?:on|this|next|tomorrow|today|tonight)|it'?s off(?=\W)|no more (?:\w+ ){1,4}(?:for (?:me|us))|not happening|isn'?t happening|never|(?:i|we|and) (?:said no|refused|declined|passed on|turned (?:it|them|him|her|that) down|bailed|backed out|skipped)|never ?mind|no need (?:to|for)|forget (?:about )?(?:the|my|that|it)|forgot|didn'?t|isn'?t|aren'?t|there(?:'s| is| are) no|unschedule|turn off|disable|stop)\b/i;

/** Words of requests for a text or a program, whose content is not about the user. */
const TEXT_OR_PROGRAM_WORDS =
  /\b(?:write|draft|compose|translate|rewrite|proofread|rephrase|paraphrase|summari[sz]e|correct|edit|story|poem|essay|novel|character|scene|lyrics|headline|sample|template|regex|cron\w*|function|sql|query|parse|string|json|csv|log|script|version|release notes?|changelog|build|deploy\w*|server|database|api|backup job|code|(?:python|javascript|typescript|java|rust|react|django)(?! (?:meet-?up|course|class|workshop|conference))|bash|commit|pipeline|timestamp|utc|column|excel|spreadsheet)\b/i;

/** 'The first draft', 'my story': a thing, not a request. */
const TEXT_AS_NOUN =
  /\b(?:an?|the|my|our|your|his|her|their|first|second|third|final|rough|last|new) (?:draft|edit|script|release|build|deploy\w*|correct|commit)(?= (?:of|for|on|by|to|is|from|at|in|until|before)\b|[.,;!?]|$)/gi;

/** Requests for texts, tables and sums, whose content is not a plan. */
const REQUESTED_TEXT = new RegExp(
  `^${POLITE}(?:convert|calculate|compute|generate|suggest|recommend|compare|debug|fix this|make (?:me )?(?:an?|the) (?:table|list|menu|chart|quiz|poster|sign)|(?:give|show) me (?:(?:some|the)|an?(?! (?:(?:little|quick|gentle|friendly|loud|small|wee) )?(?:nudge|ping|shout|heads|reminder|alert|alarm|timer|notification|poke|holler|buzz|prod|yell|tap|jog|kick|ring|bell|beep|push)))|plan (?:(?:me|us) )?(?:an?|the|my|our) (?:[\\w-]+ ){0,4}(?:trip|itinerary|vacation|holiday|route|menu|diet)|write|draft|compose|translate|rewrite|proofread|rephrase|summari[sz]e)\\b`,
  'i',
);
/** Captures a command or duty without its purpose: 'remind me to cancel the trial' does not cancel anything now. */
const COMMAND_AND_PURPOSE =
  /(\bremind(?:er)?\b.{0,80}?|\b(?:need|have|has|got|ought|forget|remember)|\bmust|\bshould|\bgotta) (?:to )?.*/i;
/** Cancelling something for good is a duty, not a cancelled plan: 'I must cancel my gym contract by the 15th'. */
const CONTRACT =
  /\b(?:contracts?|subscriptions?|memberships?|insurance|polic(?:y|ies)|accounts?|trials?|leases?|tenancy|plan with)\b/i;
/** 'To-do: cancel the gym': the text after the colon is the task. */
const LISTED_TASK = /^(\W*(?:to[- ]?do|task|reminder)s?\s?[:–—-]).*/i;
const OPENING_HOURS =
  /\b(?:opens?(?! (?:mic|day|house|air|water|studio)\b)|opening hours|closes?|closed|open (?:until|from|on)|hours are|office hours|business hours|(?<!\bon )airs?|premieres?)\b/i;
const OWN_FUTURE = /\b(?:i|we)(?:'ll| will|'m| am|'re| are)\b/i;
/** A command to move something is about an existing plan. */
const CHANGES_A_PLAN = new RegExp(
  `^${POLITE}(?:(?:move|reschedule|postpone|push|shift|delay|change|put off|snooze|bring forward)\\b.{1,80}\\b(?:to|until|till|by)\\b|make (?:it|that)\\b)`,
  'i',
);

const CLOCK = '(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?|noon|midnight)';
/** Notes often start or end with their hour: 'beers with the old team this friday at 7'. */
const STARTS_OR_ENDS_WITH_CLOCK = new RegExp(`(?:^${CLOCK}\\b|\\b${CLOCK}\\s?[.!]?$)`, 'i');

/** A note in few words: 'dentist friday 9am', 'meeting this Friday'. */
const isNote = (sentence: string): boolean =>
  sentence.split(/\s+/, 13).length <= 12 &&
  !FIRST_PERSON.test(sentence) &&
  !/\b(?:is|are|was|were|has|have|will|would|shall|he|she|they|you|do|does|should|can|says?)\b/i.test(sentence);

/** Points against a plan in any sentence: the past, words for cancelling, a requested text, a change of a plan. */
const pointsAgainstAny = (sentence: string, when: FoundWhen | undefined, command: Command | undefined): number => {
  let points = 0;
  // In a command, a period that has begun is not over: 'this month'.
  if (when?.isPast === true && !(when.namesOnlyPeriod && command !== undefined)) points += 6;
  // Words for cancelling do not count within the purpose of a reminder or a duty.
  const isCommandOrDuty = command !== undefined || OBLIGATION.test(sentence);
  const hasPurpose =
    command === 'reminder' || (isCommandOrDuty && (!EVENT_NOUN.test(sentence) || CONTRACT.test(sentence)));
  const commandText = (hasPurpose ? sentence.replace(COMMAND_AND_PURPOSE, '$1') : sentence).replace(LISTED_TASK, '$1');
  if (
    AGAINST_PLAN.test(commandText) &&
    !/don'?t (?:let (?:me|us) )?forget|can'?t forget|(?<!need to |need for you to )remind me/i.test(sentence)
  )
    points += 5;
  if (REQUESTED_TEXT.test(sentence)) points += 6;
  if (CHANGES_A_PLAN.test(sentence)) points += 6;
  const isOwnDuty =
    command === undefined &&
    (OWN_DUTY.test(sentence) || (OBLIGATION.test(sentence) && DEADLINE.test(sentence))) &&
    when?.hasDate === true;
  if (
    TEXT_OR_PROGRAM_WORDS.test(sentence.replaceAll(TEXT_AS_NOUN, ' ')) &&
    command !== 'reminder' &&
    !DUE.test(sentence) &&
    !isOwnDuty
  )
    points += command === undefined ? 4 : 2;
  return points;
};

const ASKS_ASSISTANT = /\?\s*$|\b(?:can|could|will|would) you\b|^(?:and |so |please )*(?:if|send|give|tell|show)\b/i;

/** 'How would you squeeze three years into ten minutes', 'where do they hide these': a question about things in general. */
const GENERAL_QUESTION =
  /^(?:(?:and|so|also|but|now|ok|meanwhile|first)[,:]? ){0,3}(?:what|what's|whats|how|why|where|which|whose|(?:do|does|did) (?:you|they|it|that|this|these|those|people|most|any)|is (?:it|that|this|there)|are (?:there|these|those|they)|would (?:you|it|that))\b/i;

/** 'I said I'd e-mail the list': the promise lies in the past, what was promised does not. */
const PROMISE =
  /\b(?:i|we)(?:'ve| have)? (?:said|promised|agreed|swore|told)(?: [\w']+){0,3}? (?:that )?(?:i|we)(?:'d| would|'ll| will)\b/gi;

/**
 * Points against a plan in a sentence without a command: the past, other people, opening hours, and questions about
 * things in general.
 */
const pointsAgainstNonCommand = (sentence: string, when: FoundWhen | undefined): number => {
  const isDue = DUE.test(sentence) || TO_BE_DONE.test(sentence) || OBLIGATION.test(sentence);
  let points = 0;
  // 'We need to send the signed contract': something that has to be done is not in the past.
  if (isPastTense(sentence.replace(PROMISE, 'I will')) && !STARTS_WITH_NEED.test(sentence)) points += 5;
  if (concernsOthers(sentence, FIRST_PERSON.test(sentence) || isDue, when?.recurring !== undefined)) points += 5;
  // Without a time 'can you tell me which numbers I need to change?' is work for the assistant.
  if (when === undefined && ASKS_ASSISTANT.test(sentence)) points += 5;
  if (OPENING_HOURS.test(sentence) && !isDue && !OWN_FUTURE.test(sentence)) points += 4;
  if (GENERAL_QUESTION.test(sentence) && !FIRST_PERSON.test(sentence)) points += 5;
  return points;
};

/** The country, which is not the pronoun 'us'. */
const THE_US =
  /\b(?:[Tt]he US|U\.S\.|US(?= (?:elections?|president|congress|senate|government|open|dollar|army|economy|market)))(?![\w])/g;
/** 'My wife and I', which means 'we'. */
const WITH_ME = /\bmy (?:[a-z]+ )?[a-z]+ and i\b(?!')/gi;
/** 'Were going to the zoo': 'we're' without its apostrophe. */
const WE_ARE = /(?<=^(?:(?:and|so|ok|also) )*)were (?=\w+ing\b)/i;

/** One point for a note: few words with a day, and either an event or, at the start or the end, an hour. */
const notePoints = (
  sentence: string,
  when: FoundWhen | undefined,
  { command, hasEventNoun }: Pick<Evidence, 'command' | 'hasEventNoun'>,
): number => {
  if (command !== undefined || when?.hasDate !== true || !isNote(sentence)) return 0;
  return hasEventNoun || (when.hasTime && STARTS_OR_ENDS_WITH_CLOCK.test(sentence)) ? 1 : 0;
};

/**
 * Scores a sentence of the user. A command for a reminder or a task reaches MIN_PLAN_SCORE alone; any other sentence needs
 * more evidence, such as a time, a duty or an event. `asked` is what the next sentence asks for: 'put it on my list'.
 */
export const weighEvidence = (text: string, when: FoundWhen | undefined, asked?: Command): Evidence => {
  const sentence = text.replace(WE_ARE, "we're ").replaceAll(WITH_ME, 'we').replaceAll(THE_US, 'America');
  const hasObligation = OBLIGATION.test(sentence);
  // A duty that the person wants in the calendar stays a task.
  const command = asked === undefined || (asked === 'schedule' && hasObligation) ? commandIn(sentence, when) : asked;
  const hasEventNoun = EVENT_NOUN.test(sentence);
  const against =
    pointsAgainstAny(sentence, when, command) + (command === undefined ? pointsAgainstNonCommand(sentence, when) : 0);
  const isAboutPerson = [FIRST_PERSON, STARTS_WITH_OWN_ACT, OWN_TREATED].some((pattern) => pattern.test(sentence));
  const isOwnOccasion = when?.hasDate === true && when.recurring === undefined && OWN_LIFE.test(sentence);
  const isDutyWithDeadline = hasObligation && when?.hasDate === true && (DUE.test(sentence) || DEADLINE.test(sentence));
  const pointsFor =
    commandPoints(command) +
    whenPoints(when) +
    (hasObligation ? 2 : 0) +
    (NOTE_TO_SELF.test(sentence) ? 1 : 0) +
    (isAboutPerson ? 1 : 0) +
    (when?.days === undefined ? 0 : 2) +
    (isOwnOccasion ? 2 : 0) +
    notePoints(sentence, when, { command, hasEventNoun }) +
    (isDutyWithDeadline ? 1 : 0) +
    nounPoints(sentence, when, { command, hasEventNoun, hasObligation }) +
    clearPlanPoint(when, against);
  return { command, hasObligation, hasEventNoun, score: pointsFor - against, against };
};

const commandPoints = (command: Command | undefined): number => {
  if (command === undefined) return 0;
  return command === 'schedule' ? 3 : 5;
};

/** The name of an event counts with a time or in a command: 'I need to make a call' may mean right now. */
const nounPoints = (
  sentence: string,
  when: FoundWhen | undefined,
  { command, hasEventNoun, hasObligation }: Pick<Evidence, 'command' | 'hasEventNoun' | 'hasObligation'>,
): number => {
  const isSingleOwnAct =
    when?.recurring === undefined && [OWN_ACT, VISIT_OR_SLOT, OWN_TREATED].some((pattern) => pattern.test(sentence));
  if ((hasEventNoun || isSingleOwnAct) && (when !== undefined || command !== undefined)) return 2;
  const isOwnChore = when?.recurring !== undefined && OWN_CHORE.test(sentence);
  return isOwnChore || (hasObligation && TASK_VERB.test(sentence)) ? 1 : 0;
};

/** One point more for a day and an hour without any evidence against a plan. */
const clearPlanPoint = (when: FoundWhen | undefined, against: number): number =>
  when?.hasDate === true && when.hasTime && against === 0 ? 1 : 0;
