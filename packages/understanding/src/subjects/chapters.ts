import { type Burst, findBursts } from './bursts.ts';
import { type Mention, mostFrequentOf, overlapOf } from './mention.ts';
import { nameSubject } from './subject-name.ts';

/** How many conversations of each period (month) are about a subject. */
export interface CountedSubject {
  key: string;
  counts: readonly number[];
}

/** A burst that has ended and is too strong to be chance. */
export interface EndedBurst extends Burst {
  key: string;
  /** The logarithm of how much likelier the counts are with this burst than with no burst; comparable between subjects. */
  surprise: number;
}

/** A subject that was frequent for some time and then ended. */
export interface Chapter {
  key: string;
  name: string;
  /** The first and the last period, both included. */
  from: number;
  to: number;
  /** The conversations about it in these periods, oldest first. */
  conversationIds: string[];
  /** The category that most of them are in. */
  categoryId: string;
}

const MIN_CONVERSATIONS = 4;
/** A chapter has at least √(size of the archive) / 9 conversations: 16 of 20,000, 5 of 1,800. */
const ARCHIVE_ROOT_DIVISOR = 9;
/** A smaller or shorter archive has no chapters yet. */
const MIN_ARCHIVE = 24;
const MIN_PERIODS = 4;
/** A subject that fills a longer part of the archive is a main subject and not a chapter. */
const MAX_SHARE_OF_PERIODS = 1 / 3;
const MAX_PERIODS = 12;
/** Minimum share of a subject's conversations in its burst; with a lower share, the subject has not ended. */
const MIN_SHARE = 0.6;
/** One long evening is not a chapter. */
const MIN_DAYS = 3;
/** Chance alone produces a chapter in at most one of this many archives. */
const CHANCE = 20;
/** Two bursts that share this part of the smaller one are about the same thing. */
const SAME_CHAPTER_OVERLAP = 0.4;
/** A name with two words says more than a name with one. */
const PAIR_BONUS = 1.4;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/**
 * Kulldorff's scan statistic: how much better the counts are explained by different rates inside and outside of the
 * burst.
 */
function surpriseOf({ from, to, count }: Burst, counts: readonly number[], totals: readonly number[]): number {
  const all = sum(counts);
  const expected = (all * sum(totals.slice(from, to + 1))) / sum(totals);
  const outside = all - count;
  return (
    count * Math.log(count / expected) +
    (outside === 0 ? 0 : outside * Math.log(outside / Math.max(all - expected, 1e-9)))
  );
}

/**
 * The subjects that were frequent for some time and then ended, most surprising first. `totals` are all conversations
 * by period, for the same periods as the counts. A subject that still occurs in `now` or later has not ended. Pure,
 * deterministic. A burst counts if all of these hold:
 * - It has enough conversations for an archive of this size, and at least 60 % of those of its subject.
 * - It lasts at most a year and at most a third of the archive.
 * - It is too strong for chance, given the number of subjects that were examined.
 */
export const findEndedBursts = (
  subjects: readonly CountedSubject[],
  totals: readonly number[],
  { now }: { now: number },
): EndedBurst[] => {
  const all = sum(totals);
  const active = totals.filter((total) => total > 0).length;
  if (all < MIN_ARCHIVE || active < MIN_PERIODS) return [];
  const minCount = Math.max(MIN_CONVERSATIONS, Math.ceil(Math.sqrt(all) / ARCHIVE_ROOT_DIVISOR));
  const maxLength = Math.min(MAX_PERIODS, Math.max(2, Math.floor(totals.length * MAX_SHARE_OF_PERIODS)));
  const minSurprise = Math.log(CHANCE * subjects.length * active);
  return subjects
    .flatMap(({ key, counts }) =>
      findBursts(counts, totals)
        .filter(({ count }) => count >= minCount && count >= sum(counts) * MIN_SHARE)
        .map((burst): EndedBurst => ({ ...burst, key, surprise: surpriseOf(burst, counts, totals) })),
    )
    .filter(({ from, to, surprise }) => to < now && to - from < maxLength && surprise >= minSurprise)
    .toSorted((a, b) => b.surprise - a.surprise || (a.key < b.key ? -1 : 1));
};

/** A chapter before the chapters with the same conversations are merged. */
interface Candidate extends Chapter {
  surprise: number;
}

/**
 * The chapters of an archive, oldest first, at most `limit` (the most surprising). Bursts with the same conversations
 * become one chapter, named by the phrase that most of its conversations contain. `mentions` are those of the bursts'
 * subjects. A burst that has no meaningful name, or is from fewer than three days, is left out. Pure, deterministic.
 */
export const buildChapters = (
  bursts: readonly EndedBurst[],
  mentions: readonly Mention[],
  limit: number,
): Chapter[] => {
  const byKey = Map.groupBy(mentions, ({ key }) => key);
  const groups: Candidate[][] = [];
  for (const burst of bursts) {
    const candidate = toCandidate(burst, byKey.get(burst.key) ?? []);
    if (candidate === undefined) continue;
    const group = groups.find((others) => others.some((other) => isSameChapter(candidate, other)));
    if (group === undefined) groups.push([candidate]);
    else group.push(candidate);
  }
  const chapters = new Map<string, Chapter>();
  for (const group of groups) {
    if (chapters.size === limit) break;
    const { surprise: _, ...chapter } = group.reduce((best, one) => (nameScore(one) > nameScore(best) ? one : best));
    if (!chapters.has(chapter.name.toLowerCase())) chapters.set(chapter.name.toLowerCase(), chapter);
  }
  return [...chapters.values()].toSorted((a, b) => a.from - b.from || a.to - b.to || (a.name < b.name ? -1 : 1));
};

const compareText = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

function toCandidate({ key, from, to, surprise }: EndedBurst, mentions: readonly Mention[]): Candidate | undefined {
  const inBurst = mentions
    .filter(({ period }) => period >= from && period <= to)
    .toSorted((a, b) => compareText(a.day, b.day) || compareText(a.conversationId, b.conversationId));
  const name = nameSubject(inBurst.map(({ label }) => label));
  if (name === undefined || new Set(inBurst.map(({ day }) => day)).size < MIN_DAYS) return undefined;
  const conversationIds = [...new Set(inBurst.map(({ conversationId }) => conversationId))];
  return {
    key,
    name,
    from,
    to,
    conversationIds,
    categoryId: mostFrequentOf(inBurst.map(({ categoryId }) => categoryId)),
    surprise,
  };
}

const isSameChapter = (a: Candidate, b: Candidate): boolean =>
  a.from <= b.to &&
  b.from <= a.to &&
  overlapOf(new Set(a.conversationIds), new Set(b.conversationIds)) >= SAME_CHAPTER_OVERLAP;

const nameScore = ({ key, conversationIds }: Candidate): number =>
  conversationIds.length * (key.includes(' ') ? PAIR_BONUS : 1);
