import { type DetectedIntent, isFarewell } from '@app/understanding/intents';
import type { Question } from './question.ts';

type DateQuestion = Extract<DetectedIntent, { intent: 'date_time' }>;

/** The date or the time that is asked for, here or elsewhere. */
export function describeDate(
  { now, replies: texts }: Question,
  { timeZone, place = '', at = now, day, week }: DateQuestion,
): string {
  if (week !== undefined) return texts.weekNow(week);
  if (day === undefined) return texts.currentTime(texts.formatDateTime(at, timeZone), capitalisedName(place));
  return texts.dayIs(texts.formatWeekday(new Date(Date.UTC(day.year, day.month - 1, day.day)), 'UTC'));
}

const capitalisedName = (place: string): string =>
  place.replaceAll(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

export function smallTalk(kind: 'hello' | 'thanks' | 'remark', { text, firstName, replies: texts }: Question): string {
  if (isFarewell(text)) return texts.farewell(firstName);
  if (kind === 'thanks') return texts.welcome;
  return kind === 'hello' ? texts.greeting(firstName) : texts.smallTalkReply(firstName);
}
