import type { Archive, ArchiveChapter, ArchiveQuestion, ArchiveTopic } from '@app/contract/archive';
import { type CountedSubject, findEndedBursts, buildChapters } from '@app/understanding/subjects/chapters';
import { chooseSubjects } from '@app/understanding/subjects/chosen-subjects';
import type { Mention } from '@app/understanding/subjects/mention';
import type { Database } from '#db/database.ts';
import * as phrases from './archive-phrases.repository.ts';

type Series = Archive['series'];
type Days = { start: string; end: string } | undefined;

const MAX_CHAPTERS = 8;
const MAX_TOPICS = 24;
const MAX_QUESTIONS = 12;
/** The days on which a question was asked are listed, but no more than the latest 60. */
const MAX_DAYS = 60;
/**
 * Topics with fewer conversations are not read. The engine itself requires more conversations of a chapter, and of a
 * topic in a large archive.
 */
const MIN_CONVERSATIONS = 3;
/** How many of the most frequent topics are counted by month. */
const MAX_COUNTED_TOPICS = 600;
/** The conversations of at most this many candidates are read; the engine then chooses among the candidates. */
const MAX_CHAPTER_CANDIDATES = 60;
const MAX_TOPIC_CANDIDATES = 40;
/** 'Again and again': in at least `MIN_ASKED` conversations, on at least `MIN_ASKED_DAYS` days. */
const MIN_ASKED = 3;
const MIN_ASKED_DAYS = 2;

/**
 * The subjects that were frequent for a time and then ended, in the whole archive. `thisMonth` is the current month,
 * such as 2026-11.
 */
export async function readChapters(
  db: Database,
  userId: string,
  series: Series,
  thisMonth: string,
): Promise<ArchiveChapter[]> {
  const topics = await phrases.listTopicCounts(db, userId, { min: MIN_CONVERSATIONS, limit: MAX_COUNTED_TOPICS });
  const periodOf = indexMonths(series);
  const subjects = topics.map(({ key, months }): CountedSubject => {
    const counts = series.map(() => 0);
    for (const [month, conversations] of months) {
      const at = periodOf(month);
      if (at !== undefined) counts[at] = conversations;
    }
    return { key, counts };
  });
  const totals = series.map(({ conversations }) => conversations);
  const currentPeriod = series.filter(({ month }) => month < thisMonth).length;
  const bursts = findEndedBursts(subjects, totals, { now: currentPeriod }).slice(0, MAX_CHAPTER_CANDIDATES);
  const keys = bursts.map(({ key }) => key);
  const mentions = toMentions(await phrases.listMentions(db, userId, { kind: 'topic', keys }), periodOf);
  return buildChapters(bursts, mentions, MAX_CHAPTERS).map(({ key, name, from, to, conversationIds, categoryId }) => ({
    key,
    name,
    from: series[from]?.month ?? '',
    to: series[to]?.month ?? '',
    conversations: conversationIds.length,
    categoryId,
  }));
}

/** The main subjects of the archive or a part of it. */
export async function readTopics(db: Database, userId: string, series: Series, days: Days): Promise<ArchiveTopic[]> {
  const limit = days === undefined ? MAX_TOPIC_CANDIDATES : MAX_COUNTED_TOPICS;
  const counted = await phrases.listTopicCounts(db, userId, { min: MIN_CONVERSATIONS, limit, days });
  const keys = counted.slice(0, MAX_TOPIC_CANDIDATES).map(({ key }) => key);
  const mentions = await phrases.listMentions(db, userId, { kind: 'topic', keys, days });
  const total = series.reduce((sum, { conversations }) => sum + conversations, 0);
  return chooseSubjects(toMentions(mentions, indexMonths(series)), {
    total,
    periods: series.length,
    limit: MAX_TOPICS,
  });
}

/** The questions that were asked again and again. */
export async function readQuestions(db: Database, userId: string, days: Days): Promise<ArchiveQuestion[]> {
  const keys = await phrases.listFrequentQuestions(db, userId, { min: MIN_ASKED, limit: MAX_QUESTIONS * 2, days });
  const mentions = Map.groupBy(
    await phrases.listMentions(db, userId, { kind: 'question', keys, days }),
    ({ key }) => key,
  );
  return keys
    .flatMap((key): ArchiveQuestion[] => {
      const mentionsOfQuestion = mentions.get(key) ?? [];
      const latest = mentionsOfQuestion.at(-1);
      const askedDays = mentionsOfQuestion.map(({ day }) => day);
      if (latest === undefined || new Set(askedDays).size < MIN_ASKED_DAYS) return [];
      const { label: text, categoryId } = latest;
      return [{ key, text, times: mentionsOfQuestion.length, categoryId, days: askedDays.slice(-MAX_DAYS) }];
    })
    .slice(0, MAX_QUESTIONS);
}

const indexMonths = (series: Series): ((month: string) => number | undefined) => {
  const positions = new Map(series.map(({ month }, at) => [month, at]));
  return (month) => positions.get(month);
};

/** Leaves out mentions in months that the series lacks, which occur while conversations are being deleted. */
const toMentions = (
  found: readonly phrases.PhraseMention[],
  periodOf: (month: string) => number | undefined,
): Mention[] =>
  found.flatMap((mention) => {
    const period = periodOf(mention.day.slice(0, 7));
    return period === undefined ? [] : [{ ...mention, period }];
  });
