import { wordsOf } from '../text/words.ts';
import { findDuration } from '../time/duration.ts';
import type { TimeWindow } from '../time/time-window.ts';
import { subjectWords } from './archive-question.ts';
import type { Recency, DetectedIntent } from './detected-intent.ts';
import type { Message } from './message.ts';
import { namedWindow } from './named-window.ts';
import { isOverview } from './plan-question.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days covered by a question that names no period. */
const COMING_DAYS = 7;
/** A question about a particular event covers a longer period: 'when is my dentist appointment'. */
const COMING_DAYS_FOR_ONE = 90;
const DEFAULT_SLOT_MINUTES = 60;

/** A command to change something, of any kind. */
const CHANGE =
  /^(?:(?:please|can you|could you|hey|ok|i want to|i need to|i'd like to)[, ]+){0,3}(?:please )?(?:cancel|delete|remove|move|clear|change|reschedule|edit|postpone|erase|drop|dismiss|disable|turn off|take|get rid of|stop|snooze|reset|disregard|push|shift|forget)\b/i;
const TREND =
  /\b(?:trends?|over time|per (?:day|week|month|year)|(?:a|each|every) (?:week|month|year)|chart|graph|plot|development|more or less|more than (?:before|last)|less than (?:before|last)|gone (?:up|down)|changed?|increas\w+|decreas\w+|busiest|statistics?|stats)\b/i;
const TOPICS = /\b(?:most|topics?|subjects?|categor(?:y|ies)|themes?)\b/i;

const comingDays = (reference: Date, days: number): TimeWindow => ({
  from: reference,
  to: new Date(reference.getTime() + days * DAY_MS),
  label: '',
});

/** The list that a question is about: events, unless the question names another list. */
const listAskedFor = (text: string): 'events' | 'reminders' | 'tasks' | 'goals' => {
  if (/\b(?:reminders?|alarms?)\b/i.test(text)) return 'reminders';
  if (/\bgoals?\b/i.test(text)) return 'goals';
  return /\b(?:tasks?|to-?dos?|to do list|overdue|(?:what|whatever|anything|something|everything|all|things?|stuff)(?:'s| is| are| that is| that's)? due)\b/i.test(
    text,
  )
    ? 'tasks'
    : 'events';
};

export const freeTime = ({ text, reference, timeZone }: Message, confidence: number): DetectedIntent => ({
  intent: 'free_time',
  window: namedWindow(text, reference, timeZone) ?? comingDays(reference, COMING_DAYS),
  minutes: findDuration(text)?.minutes ?? DEFAULT_SLOT_MINUTES,
  confidence,
});

export const planQuestion = ({ text, reference, timeZone }: Message, confidence: number): DetectedIntent => {
  const about = listAskedFor(text);
  const named = namedWindow(text, reference, timeZone);
  const query =
    about === 'goals' || isOverview(text) ? [] : subjectWords(text).filter((word) => !isPeriodWord(word, named));
  const days = query.length > 0 ? COMING_DAYS_FOR_ONE : COMING_DAYS;
  return {
    intent: 'plan_question',
    about,
    window: named ?? comingDays(reference, days),
    query,
    ...(CHANGE.test(text) && { change: { action: 'other' } as const }),
    confidence,
  };
};

/** Whether a word belongs to the period and not to the subject: a year, a day of the month, 'May' in 'in May'. */
const isPeriodWord = (word: string, window: TimeWindow | undefined): boolean =>
  window !== undefined &&
  (/^(?:(?:19|20)\d{2}|\d{1,2}(?:st|nd|rd|th)?)$/.test(word) || wordsOf(window.label).includes(word));

const recencyIn = (text: string): Recency | undefined => {
  if (/\b(?:first|oldest|earliest)\b/i.test(text)) return 'oldest';
  return NEWEST.test(text) ? 'newest' : undefined;
};

/** 'Newest' or 'last', but not 'last week'. */
const NEWEST =
  /\b(?:latest|newest|most recent(?:ly)?|last (?:conversations?|chats?|time|thing|one|(?:did )?(?:i|we))|(?:i|we) (?:last|most recently)|(?:talk(?:ed)?|chat(?:ted)?|discuss(?:ed)?|ask(?:ed)?)(?: about)? last)\b(?! (?:week|month|year|night|spring|summer|autumn|fall|winter|christmas|easter))/i;
const LIST_WORDS = /^(?:titles?|only|enumerate)$/;
const RECENCY_WORDS = /^(?:first|oldest|earliest|latest|newest|recent|recently|last)$/;
/** 'When did I first ask about …', 'when was the last time we talked about …'. */
const ASKS_WHEN = /^(?:(?:please|hey|ok|so|and)[, ]+)*(?:when|(?:on )?(?:what|which) (?:day|date)|how long ago)\b/i;
/** 'List my conversations about …', 'everything on Portugal, titles only'. */
const ASKS_LIST =
  /^(?:(?:please|hey|ok|can you|could you|now)[, ]+)*(?:list|enumerate|show(?: me)? (?:all|every|the list|a list)|give me (?:all|a list|the list|the titles)|which (?:of my )?(?:conversations|chats)|what (?:conversations|chats))\b|\btitles only\b|\bonly (?:the )?titles\b|\bjust (?:the )?titles\b/i;
/** 'All conversations in Work', 'chats filed under Health'. */
const IN_CATEGORY =
  /\b(?:conversations?|chats?|everything|all|threads?)\b.{0,20}?\b(?:in|under|from|of)\b (?:the |my |category |folder )*(?!(?:which|whom|cui|(?:il |la )?quale|(?:la |el )?que|(?:a |o )?qual|denen|l[ae]quelle?)\b)([\p{L}\p{N}][^,.?!]{0,40}?)(?: (?:category|folder|section))?[\s.?!]*$/iu;

/** A request to compare things. */
const COMPARE_COMMAND = /^(?:please )?compare (.+)$/i;

/** 'About tram noise at night': a part of any day, which is not a period. */
const PART_OF_SUBJECT =
  /(?<=\b(?:about|regarding) (?:(?!\b(?:on|today|yesterday|\w+day)\b|\d).){2,60}) (?:at night|in the (?:mornings?|evenings?|afternoons?))\b(?! (?:of|on)\b)/gi;

export const archiveQuestion = ({ text, reference, timeZone }: Message, confidence: number): DetectedIntent => {
  const recency = recencyIn(text);
  // 'The first thing I asked' does not name the time 'first thing' in the morning.
  const dated = text.replaceAll(/\bfirst thing\b/gi, 'first').replaceAll(PART_OF_SUBJECT, '');
  const window = namedWindow(dated, reference, timeZone, 'past');
  const category = window === undefined ? IN_CATEGORY.exec(text)?.[1]?.trim() : undefined;
  const query = subjectWords(text).filter(
    (word) =>
      !(recency !== undefined && RECENCY_WORDS.test(word)) && !LIST_WORDS.test(word) && !isPeriodWord(word, window),
  );
  const compared = COMPARE_COMMAND.exec(text)?.[1] ?? '';
  const parts = compared
    .split(/\b(?:and|with|versus|vs|to)\b\.?/i)
    .map(subjectWords)
    .filter((part) => part.length > 0);
  return {
    intent: 'archive_question',
    query,
    window,
    ...(recency !== undefined && { recency }),
    ...(recency !== undefined && query.length > 0 && ASKS_WHEN.test(text) && { asksWhen: true as const }),
    ...(recency === undefined && ASKS_LIST.test(text) && { isList: true as const }),
    ...(category !== undefined && category !== '' && { category }),
    ...(parts.length > 1 && { parts }),
    confidence,
  };
};

export const countQuestion = ({ text, reference, timeZone }: Message, confidence: number): DetectedIntent => {
  const planKind = COUNTS_CONVERSATIONS.test(text) ? undefined : countedPlanKind(text);
  // 'How many meetings do I have on Friday' asks about the coming Friday.
  const side = planKind === undefined || /\b(?:did|had|were|was)\b/i.test(text) ? 'past' : 'future';
  const window = namedWindow(text, reference, timeZone, side);
  const named = subjectWords(ABOUT.exec(text)?.[1] ?? '');
  const query = subjectWords(text).filter(
    (word) => (named.includes(word) || !COUNTING_WORDS.has(word)) && !isPeriodWord(word, window),
  );
  const countsTopics = planKind === undefined && query.length === 0 && TOPICS.test(text) && !ASKS_PERIOD.test(text);
  return {
    intent: 'count_question',
    counted: planKind ?? (countsTopics ? 'topics' : 'conversations'),
    query,
    window,
    isTrend: TREND.test(text),
    confidence,
  };
};

/** 'Which month was I most active' asks for a period, not for a topic. */
const ASKS_PERIOD = /^(?:(?:and|so|in) )?(?:which|what) (?:month|week|day|weekday|year)\b/i;

/** The kind of plans to count; undefined if the question names none. */
const countedPlanKind = (text: string): 'events' | 'reminders' | 'tasks' | undefined => {
  if (/\b(?:events?|meetings?|appointments?)\b/i.test(text)) return 'events';
  const list = listAskedFor(text);
  return list === 'reminders' || list === 'tasks' ? list : undefined;
};

/** 'How many chats about meetings' does not count meetings. */
const COUNTS_CONVERSATIONS =
  /\b(?:how many|number of|count)\b(?: (?:of )?(?:my|our|the))?(?: \w+)? (?:conversations?|chats?|threads?)\b/i;
/** The subject, which may be a counting word: 'how many conversations about statistics'. */
const ABOUT =
  /\b(?:about|regarding|concerning|mention(?:s|ed|ing)?)\b(.{2,60}?)(?:\b(?:per|in|by|over|since|each|every|last|this|do|does|did|have|has)\b|[?.!]|$)/i;

/** Words of counting questions that are not their subject. */
const COUNTING_WORDS = new Set(
  `trend trends chart graph plot times total frequently topic topics subject subjects category categories theme themes busiest changed gone interest statistics stats
  active activity left open set discussed statistic come comes came chatting grown development increased decreased total altogether per`.split(
    /\s+/,
  ),
);
