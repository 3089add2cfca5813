import type { Archive, ArchiveQuery } from '@app/contract/archive';
import type { Database } from '#db/database.ts';
import { readUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { LearningService } from '#features/library/learning.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import type { TrendsService } from '../trends/trends.service.ts';
import { createOverviewCache } from './overview-cache.ts';
import { findBusiestDay, sumHours } from './archive-phrases.repository.ts';
import { daysOfYear, factsOf } from './archive-months.ts';
import { readChapters, readQuestions, readTopics } from './archive-subjects.ts';
import * as archive from './archive.repository.ts';
import { firstQuestionOf } from './first-question.ts';

export interface ArchiveDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  trends: Pick<TrendsService, 'refresh'>;
  suggestions: Pick<SuggestionsService, 'countPending' | 'listPending'>;
  learning: Pick<LearningService, 'countCardsAndDecks'>;
}

export type ArchiveService = ReturnType<typeof createArchiveService>;

const MAX_DECISIONS = 20;
/** The longest conversation is shown only if it has this many messages. */
const MIN_MESSAGES_OF_LONGEST = 6;
/** The busiest day is shown only if it has this many conversations. */
const MIN_CONVERSATIONS_OF_BUSIEST_DAY = 3;

/** An overview of a person's whole archive, or of one year. */
export function createArchiveService(dependencies: ArchiveDependencies) {
  const { db, clock, timeZoneOf, trends } = dependencies;
  const cache = createOverviewCache();
  return {
    read: async (userId: string, { year }: ArchiveQuery): Promise<Archive> => {
      const timeZone = await timeZoneOf(userId);
      const isUpdating = await trends.refresh(userId);
      const today = localDay(clock.now(), timeZone);
      // The version is read first, so an overview is never older than its key.
      const key = [userId, await readUserVersion(db, userId), timeZone, today, year, isUpdating].join(' ');
      return cache.get(key, () =>
        readArchive(dependencies, userId, { timeZone, year, isUpdating, thisMonth: today.slice(0, 7) }),
      );
    },
  };
}

interface ArchiveRequest {
  timeZone: string;
  year: number | undefined;
  isUpdating: boolean;
  /** Such as 2026-11. */
  thisMonth: string;
}

async function readArchive(
  dependencies: ArchiveDependencies,
  userId: string,
  { timeZone, year, isUpdating, thisMonth }: ArchiveRequest,
): Promise<Archive> {
  const { db } = dependencies;
  const rows = await archive.countByMonth(db, userId, timeZone);
  const wholeArchive = factsOf(rows);
  const isInYear = ({ month }: { month: string }) => year === undefined || Number(month.slice(0, 4)) === year;
  const { counts, ...facts } = year === undefined ? wholeArchive : factsOf(rows.filter(isInYear));
  const days = year === undefined ? undefined : daysOfYear(year);
  const part = { timeZone, days };
  const [chapters, topics, questions, superlatives, hours, documents, found] = await Promise.all([
    readChapters(db, userId, wholeArchive.series, thisMonth),
    readTopics(db, userId, facts.series, days),
    readQuestions(db, userId, days),
    readSuperlatives(db, userId, part),
    sumHours(db, userId, days),
    archive.countDocuments(db, userId, part),
    readFound(dependencies, userId, part),
  ]);
  return {
    ...facts,
    ...superlatives,
    year: year ?? null,
    years: countYears(wholeArchive.series),
    counts: { ...counts, documents },
    isUpdating,
    chapters: chapters.filter(({ from, to }) => isInYear({ month: from }) || isInYear({ month: to })),
    topics,
    questions,
    hours,
    found,
  };
}

function countYears(series: Archive['series']): Archive['years'] {
  const years = Map.groupBy(series, ({ month }) => Number(month.slice(0, 4)));
  return [...years]
    .map(([year, months]) => ({ year, conversations: months.reduce((sum, month) => sum + month.conversations, 0) }))
    .filter(({ conversations }) => conversations > 0);
}

async function readSuperlatives(
  db: Database,
  userId: string,
  part: archive.ArchivePart,
): Promise<Pick<Archive, 'firstQuestion' | 'longest' | 'latestAtNight' | 'busiestDay'>> {
  const [firstQuestions, longest, latest, busiest] = await Promise.all([
    archive.listFirstQuestions(db, userId, part),
    archive.findLongest(db, userId, part),
    archive.findLatestAtNight(db, userId, part),
    findBusiestDay(db, userId, part.days),
  ]);
  const question = firstQuestions
    .map(({ content, conversationId, at }) => ({ conversationId, at: toIso(at), text: firstQuestionOf(content) }))
    .find(({ text }) => text !== undefined);
  return {
    firstQuestion: question?.text === undefined ? null : { ...question, text: question.text },
    longest: longest !== undefined && longest.messages >= MIN_MESSAGES_OF_LONGEST ? longest : null,
    latestAtNight: latest === undefined ? null : { ...latest, at: toIso(latest.at) },
    busiestDay: busiest !== undefined && busiest.conversations >= MIN_CONVERSATIONS_OF_BUSIEST_DAY ? busiest : null,
  };
}

const toIso = (at: string): string => new Date(at).toISOString();

async function readFound(
  { db, suggestions, learning }: ArchiveDependencies,
  userId: string,
  part: archive.ArchivePart,
): Promise<Archive['found']> {
  const [count, [newest], cards, decisions] = await Promise.all([
    suggestions.countPending(userId),
    suggestions.listPending(userId, { limit: 1 }),
    learning.countCardsAndDecks(userId),
    archive.listDecisions(db, userId, part, MAX_DECISIONS),
  ]);
  return { plans: { count, example: newest?.title ?? null }, cards, decisions };
}
