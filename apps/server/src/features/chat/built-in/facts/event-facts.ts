import type { Event } from '@app/contract/events';
import type { DataQuestion, QuestionFilter } from '@app/understanding/questions/data-question';
import { stem } from '@app/understanding/text/words';
import { wallTimeAt, weekdayOf } from '@app/understanding/time/zone';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Period, Question } from '../question.ts';
import { formatDateTime, matchesAny } from '../wording.ts';
import { dayDistance, groupName, spanInWords } from './fact-wording.ts';
import * as texts from './facts.messages.ts';
import { extremeLines, type Group } from './group-facts.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 90;
const MAX_DAYS = 366;
const MAX_LISTED = 20;

/** The period of a question; without one the next 90 days, or the last year for what is over. */
function periodOf({ period }: QuestionFilter, now: Date, { isPast = false, isLeft = false }): Period {
  const named = period === undefined || !isLeft || period.from > now ? period?.from : now;
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
  side: { isPast?: boolean; isLeft?: boolean } = {},
): Promise<Event[]> {
  const { from, to } = periodOf(filter, now, side);
  const listed = await schedule.list(userId, { from: from.toISOString(), to: to.toISOString() });
  const words = filter.words.map((word) => stem(word));
  return listed
    .filter(({ title }) => words.every((word) => matchesAny(title, [word])))
    .filter(({ category }) => filter.categories === undefined || filter.categories.includes(category?.name ?? ''));
}

const lineOf = ({ eventDate, title }: Event, timeZone: string): string =>
  `${formatDateTime(new Date(eventDate), timeZone)}: ${title}`;

/** The number of events on each day, weekday or in each month. */
function groupEvents(events: readonly Event[], groupBy: DataQuestion['groupBy'], timeZone: string): Group[] {
  const keyOf = ({ eventDate }: Event): string => {
    const at = wallTimeAt(new Date(eventDate), timeZone);
    const month = `${at.year}-${String(at.month).padStart(2, '0')}`;
    if (groupBy === 'month') return groupName('month', month);
    if (groupBy === 'weekday') return groupName('weekday', String(weekdayOf(at) === 0 ? 7 : weekdayOf(at)));
    return groupName('day', `${month}-${String(at.day).padStart(2, '0')}`);
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

/** Counts, groups and dates events; undefined for a question that the list of what is planned answers. */
export async function eventAnswer(
  schedule: ScheduleService,
  question: Question,
  given: DataQuestion,
): Promise<string | undefined> {
  const { now, timeZone } = question;
  const asked = withDistance(given, question.text);
  const isPast = asked.order === 'newest';
  const side = { isPast, isLeft: asked.act === 'left' };
  const events = await eventsOf(schedule, question, asked, side);
  const span = spanInWords(periodOf(asked, now, side), now, timeZone);
  if (
    asked.groupBy !== undefined &&
    asked.extremes !== undefined &&
    asked.groupBy in { day: 1, weekday: 1, month: 1 }
  ) {
    const groups = groupEvents(events, asked.groupBy, timeZone);
    return groups.length === 0
      ? texts.countedEvents(0, asked.subject, span)
      : extremeLines(groups, asked, 'events').join(' ');
  }
  if (asked.act === 'total' || asked.act === 'average') {
    const minutes = events.filter(({ isAllDay }) => !isAllDay).reduce((sum, { duration }) => sum + duration, 0);
    return texts.eventHours(hoursOf(minutes), events.length, span);
  }
  if (asked.act === 'count' || asked.act === 'exists' || asked.act === 'left')
    return countAnswer(events, asked, { span, timeZone });
  const next = isPast ? events.toReversed() : events;
  if (asked.act === 'ago' || asked.order !== undefined) {
    const at = next[asked.offset ?? 0];
    const kind = isPast ? 'last' : 'next';
    const isFurther = (asked.offset ?? 0) > 0;
    return at === undefined
      ? texts.noEvent(kind)
      : texts.oneEvent(
          isFurther ? 'further' : kind,
          `${lineOf(at, timeZone)} (${dayDistance(new Date(at.eventDate), now, timeZone)})`,
        );
  }
  return undefined;
}

function countAnswer(
  events: readonly Event[],
  asked: DataQuestion,
  { span, timeZone }: { span: string; timeZone: string },
): string {
  const heading = texts.countedEvents(events.length, asked.subject, span);
  const lines = events.slice(0, MAX_LISTED).map((event) => `- ${lineOf(event, timeZone)}`);
  return lines.length === 0 ? heading : [heading, '', ...lines].join('\n');
}

const hoursOf = (minutes: number): string => {
  const hours = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(minutes / 60);
  return hours === '1' ? 'one hour' : `${hours} hours`;
};
