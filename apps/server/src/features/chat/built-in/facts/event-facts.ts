import type { Event } from '@app/contract/events';
import type { DataQuestion, QuestionFilter } from '@app/understanding/questions/data-question';
import { LIST_LENGTH, MAX_FURTHER } from '@app/understanding/questions/follow-up-question';
import { intentOfQuestion } from '@app/understanding/questions/question-intents';
import { stem } from '@app/understanding/text/words';
import { wallTimeAt, weekdayOf } from '@app/understanding/time/zone';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Period, Question } from '../question.ts';
import { formatTimeOfPlan } from '../time-of-plan.ts';
import { matchesAny } from '../wording.ts';
import { distanceOf, groupName, spanInWords } from './fact-wording.ts';
import { extremeLines, type Group } from './group-facts.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 90;
const MAX_DAYS = 366;

/** The period of a question. If it names none, the next 90 days, or the last 366 days for a question about the past. */
function periodOf({ period }: QuestionFilter, now: Date, { isPast = false, isRemaining = false }): Period {
  const named = period === undefined || !isRemaining || period.from > now ? period?.from : now;
  const from = named ?? (isPast ? new Date(now.getTime() - MAX_DAYS * DAY_MS) : now);
  const to = period?.to ?? (isPast ? now : new Date(now.getTime() + DAYS_AHEAD * DAY_MS));
  const earliest = new Date(to.getTime() - 3 * MAX_DAYS * DAY_MS);
  return { from: from < earliest ? earliest : from, to };
}

/** The events that a filter is about, the earliest first. */
export async function eventsOf(
  schedule: ScheduleService,
  { userId, now }: Question,
  filter: QuestionFilter,
  part: { isPast?: boolean; isRemaining?: boolean } = {},
): Promise<Event[]> {
  const { from, to } = periodOf(filter, now, part);
  const listed = await schedule.list(userId, { from: from.toISOString(), to: to.toISOString() });
  const words = filter.words.map((word) => stem(word));
  return listed
    .filter(({ title }) => words.every((word) => matchesAny(title, [word])))
    .filter(({ category }) => filter.categories === undefined || isIn(category?.name, filter));
}

const isIn = (name: string | undefined, { categories = [], leftOut }: QuestionFilter): boolean =>
  categories.includes(name ?? '') !== (leftOut === 'categories');

/** 'Thursday, December 3 at 7:30 PM: Choir rehearsal'; without an hour if it takes whole days. */
export const eventLine = (
  { eventDate, title, isAllDay, timeZone: dayZone }: Event,
  question: Pick<Question, 'timeZone' | 'replies'>,
): string =>
  question.replies.eventLine(formatTimeOfPlan({ at: new Date(eventDate), isAllDay, dayZone }, question), title);

/** The number of events on each day, weekday or in each month. */
function groupEvents(
  events: readonly Event[],
  groupBy: DataQuestion['groupBy'],
  { timeZone, replies }: Question,
): Group[] {
  const keyOf = ({ eventDate }: Event): string => {
    const at = wallTimeAt(new Date(eventDate), timeZone);
    const month = `${at.year}-${String(at.month).padStart(2, '0')}`;
    if (groupBy === 'month') return groupName('month', month, replies);
    if (groupBy === 'weekday') return groupName('weekday', String(weekdayOf(at) === 0 ? 7 : weekdayOf(at)), replies);
    return groupName('day', `${month}-${String(at.day).padStart(2, '0')}`, replies);
  };
  return [...Map.groupBy(events, keyOf)].map(([name, some]) => ({ name, count: some.length }));
}

const ASKS_DAYS =
  /\b(?:how many days|hoeveel dagen|wie ?viele tage|combien de jours|cu[aá]ntos d[ií]as|quanti giorni|quantos dias)\b/iu;

/** 'When is the dentist, and how many days is that from now': the days are asked for, not the number of events. */
function withDistance(asked: DataQuestion, text: string): DataQuestion {
  const isOneEvent = asked.words.length > 0 && (asked.act === 'count' || asked.act === 'when');
  return isOneEvent && ASKS_DAYS.test(text) ? { ...asked, act: 'ago' } : asked;
}

/** Counts, groups and dates events. Undefined if the list of planned events (answer-plans.ts) answers the question. */
export async function eventAnswer(
  schedule: ScheduleService,
  question: Question,
  original: DataQuestion,
): Promise<string | undefined> {
  const { now, replies: texts } = question;
  const asked = withDistance(original, question.text);
  const isPast = asked.order === 'newest' || asked.isPast === true;
  // The first event of all may be longer ago than the events that are read here.
  if (isPast && asked.order === 'oldest' && asked.period === undefined) return texts.cannotRank;
  const part = { isPast, isRemaining: asked.act === 'left' };
  const events = await eventsOf(schedule, question, asked, part);
  const span = spanInWords(periodOf(asked, now, part), question);
  if (
    asked.groupBy !== undefined &&
    asked.extremes !== undefined &&
    asked.groupBy in { day: 1, weekday: 1, month: 1 }
  ) {
    const groups = groupEvents(events, asked.groupBy, question);
    return groups.length === 0
      ? texts.countedEvents(0, { subject: asked.subject, place: '', span })
      : extremeLines(groups, asked, { noun: 'events', texts }).join(' ');
  }
  if (asked.act === 'total' || asked.act === 'average') {
    const minutes = events.filter(({ isAllDay }) => !isAllDay).reduce((sum, { duration }) => sum + duration, 0);
    return texts.eventHours(texts.minutesLong(minutes), events.length, span);
  }
  if (asked.act === 'count' || asked.act === 'exists' || asked.act === 'left')
    return countAndList(inOrder(events, asked), asked, { span, question });
  if (asked.order === 'longest' || asked.order === 'shortest')
    return lengthAnswer(events, { ...asked, order: asked.order }, { span, question });
  if (isListedHere(asked)) return listAnswer(schedule, question, asked);
  const next = asked.order === 'oldest' || !isPast ? events : events.toReversed();
  if (asked.act === 'ago' || asked.order !== undefined || (asked.act === 'when' && asked.isPast === true)) {
    const at = next[asked.offset ?? 0];
    const kind = isPast ? 'last' : 'next';
    const isFurther = (asked.offset ?? 0) > 0;
    if (at === undefined && isFurther && !isPast) return afterLast(schedule, question, next.at(-1));
    return at === undefined
      ? texts.noEvent(kind)
      : texts.oneEvent(
          isFurther ? 'further' : kind,
          eventLine(at, question),
          distanceOf(new Date(at.eventDate), question),
        );
  }
  return undefined;
}

/** 'And after that?' after the only dentist appointment: the next event of any kind. */
async function afterLast(schedule: ScheduleService, question: Question, last: Event | undefined): Promise<string> {
  const { replies: texts } = question;
  if (last === undefined) return texts.nothingFurther;
  const after = new Date(last.eventDate);
  const all = await eventsOf(schedule, question, { words: [], subject: '' });
  const following = all.find(({ eventDate }) => new Date(eventDate) > after);
  return following === undefined
    ? texts.nothingFurther
    : texts.oneEvent('further', eventLine(following, question), distanceOf(new Date(following.eventDate), question));
}

/** The longest or the shortest event; all-day events have no length. */
function lengthAnswer(
  events: readonly Event[],
  { order, offset = 0, subject }: DataQuestion & { order: 'longest' | 'shortest' },
  { span, question }: { span: string; question: Question },
): string {
  const { replies: texts } = question;
  const timed = events.filter(({ isAllDay }) => !isAllDay);
  const direction = order === 'longest' ? -1 : 1;
  const inOrder = timed.toSorted((a, b) => direction * (a.duration - b.duration));
  const at = inOrder[offset];
  if (at === undefined) return offset > 0 ? texts.nothingFurther : texts.countedEvents(0, { subject, place: '', span });
  const line = eventLine(at, question);
  const length = texts.minutesLong(at.duration);
  if (offset > 0) return texts.oneEvent('further', line, length);
  const same = inOrder.filter(({ duration }) => duration === at.duration).length;
  return same > 1
    ? texts.equallyLongEvents({ same, all: inOrder.length }, order, { length, span })
    : texts.eventBySize(order, line, length);
}

/**
 * Whether the events are listed here. The list of answer-plans.ts does not fit such a question, because it contains all
 * categories, begins now and shows only its first events.
 */
const isListedHere = ({ act, order, categories, offset, isPast, period }: DataQuestion): boolean =>
  act === 'list' &&
  order === undefined &&
  (categories !== undefined || offset !== undefined || (isPast === true && period === undefined));

/** The events of the period that the list of what is planned is about. */
async function listAnswer(schedule: ScheduleService, question: Question, asked: DataQuestion): Promise<string> {
  const { now } = question;
  const intent = intentOfQuestion(asked, now);
  const period =
    asked.period ?? (intent.intent === 'plan_question' && asked.isPast !== true ? intent.window : undefined);
  const filter = { ...asked, ...(period && { period }) };
  const part = { isPast: asked.isPast === true };
  const events = await eventsOf(schedule, question, filter, part);
  const span = spanInWords(periodOf(filter, now, part), question);
  return countAndList(inOrder(events, asked), asked, { span, question });
}

/** The latest first for what is over, unless a period is named. */
const inOrder = (events: readonly Event[], { isPast, period }: DataQuestion): readonly Event[] =>
  isPast === true && period === undefined ? events.toReversed() : events;

function countAndList(
  events: readonly Event[],
  { subject, categories = [], leftOut, offset = 0, limit = LIST_LENGTH }: DataQuestion,
  { span, question }: { span: string; question: Question },
): string {
  const shown = events.slice(offset, offset + Math.min(limit, MAX_FURTHER));
  const { replies: texts } = question;
  const place = texts.placeOf({ categories, leftOut });
  const heading = texts.countedEvents(events.length, { subject, place, span });
  if (shown.length === 0) return offset > 0 ? texts.nothingFurther : heading;
  const end = offset + shown.length;
  const lines = [offset > 0 ? texts.further(offset + 1, end, events.length) : heading, ''];
  lines.push(...shown.map((event) => `- ${eventLine(event, question)}`));
  return [...lines, ...(end < events.length ? ['', texts.moreOf(events.length - end)] : [])].join('\n');
}
