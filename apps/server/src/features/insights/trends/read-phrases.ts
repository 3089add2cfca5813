import type { AskedQuestion, TopicTrend } from '@app/contract/trends';
import type { Database } from '#db/database.ts';
import { addDays } from '#platform/local-day.ts';
import { chooseTopics } from './choose-topics.ts';
import { type Bucket, countDays, createPeriodIndex, type DayRange, type Period } from './periods.ts';
import { countTopics, listLabels, listPhrases } from './phrases.repository.ts';

const MAX_QUESTIONS = 12;

interface PhraseQuery {
  range: DayRange;
  bucket: Bucket;
  /**
   * The first day of the archive. Only the days from this one on are split in halves: with the empty days before it,
   * all topics would look new.
   */
  firstDay: string | null;
}

function halvesOf({ range, bucket, firstDay }: PhraseQuery) {
  const start = firstDay !== null && firstDay > range.start && firstDay <= range.end ? firstDay : range.start;
  const days = countDays({ start, end: range.end });
  const middle = addDays(start, Math.ceil(days / 2));
  return { ...range, days, bucket, middle: bucket === 'month' ? `${middle.slice(0, 7)}-01` : middle };
}

/** The topics of a range with their counts per period. */
export async function readTopics(
  db: Database,
  userId: string,
  { periods, ...query }: PhraseQuery & { periods: readonly Period[] },
): Promise<TopicTrend[]> {
  const { range, bucket } = query;
  const chosen = chooseTopics(await listPhrases(db, userId, { ...halvesOf(query), kind: 'topic' }));
  const keys = chosen.map(({ key }) => key);
  if (keys.length === 0) return [];
  const [labels, counted] = await Promise.all([
    listLabels(db, userId, { ...range, kind: 'topic', keys }),
    countTopics(db, userId, range, { keys, bucket }),
  ]);
  const counts = new Map(keys.map((key) => [key, periods.map(() => 0)]));
  const indexOf = createPeriodIndex(periods);
  for (const { key, period, conversations } of counted) {
    const series = counts.get(key);
    const index = indexOf(period);
    if (series !== undefined) series[index] = (series[index] ?? 0) + conversations;
  }
  return chosen.map((topic) => ({
    ...topic,
    label: labels.get(topic.key)?.label ?? topic.key,
    counts: counts.get(topic.key) ?? [],
  }));
}

/** Questions asked in several conversations of a range. */
export async function readQuestions(db: Database, userId: string, query: PhraseQuery): Promise<AskedQuestion[]> {
  const { range } = query;
  const phrases = await listPhrases(db, userId, { ...halvesOf(query), kind: 'question' });
  const questions = phrases.slice(0, MAX_QUESTIONS);
  if (questions.length === 0) return [];
  const labels = await listLabels(db, userId, { ...range, kind: 'question', keys: questions.map(({ key }) => key) });
  return questions.map(({ key, conversations }) => ({
    key,
    label: labels.get(key)?.label ?? key,
    times: conversations,
    lastAsked: labels.get(key)?.day ?? range.end,
  }));
}
