import { sourcesBesidesChat } from '@app/contract/providers';
import type { QuestionFilter, TimeUnit } from '@app/understanding/questions/data-question';
import { localDay } from '#platform/local-day.ts';
import type { Period, Question } from '../question.ts';
import type { Replies } from '../replies/replies.ts';
import type { Described } from '../replies/sentence-parts.ts';

/** The name of a provider, such as 'ChatGPT'; 'this app' for chats of this app. */
export const sourceName = (key: string, { thisApp }: Replies): string =>
  key === 'chat' ? thisApp : ((sourcesBesidesChat as Partial<Record<string, { name: string }>>)[key]?.name ?? key);

export const spanInWords = (period: Period, { now, timeZone, replies }: Question): string =>
  replies.spanInWords(period, now, timeZone);

/** The parts of a filter as words for an answer. */
export function describe(
  { subject, sources, categories, hasDocument, leftOut, period }: QuestionFilter,
  question: Question,
): Described {
  const { replies: texts } = question;
  const named = sources?.map((key) => sourceName(key, texts));
  return {
    subject,
    place: texts.placeOf({ sources: named, categories, hasDocument, leftOut }),
    span: period === undefined ? '' : spanInWords(period, question),
  };
}

/** The distance in words between today and the day of a moment: 'today', '3 days ago', 'in 5 months'. */
export const distanceOf = (
  at: Date,
  { now, timeZone, replies }: Pick<Question, 'now' | 'timeZone' | 'replies'>,
): string => replies.distanceOfDay(localDay(at, timeZone), localDay(now, timeZone));

/** The name of a group by time, from its key: '2026-05' is 'May 2026'. */
export function groupName(unit: TimeUnit, key: string, texts: Replies): string {
  const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
  switch (unit) {
    case 'month':
      return texts.formatMonth(dayOf(`${key}-01`), 'UTC');
    case 'day':
      return texts.formatWeekday(dayOf(key), 'UTC');
    case 'weekday':
      return texts.weekdayName(Number(key));
    case 'hour':
      return `${key}:00`;
    case 'week':
      return texts.weekName(Number(key.slice(5)), key.slice(0, 4));
    case 'year':
      return key;
  }
}
