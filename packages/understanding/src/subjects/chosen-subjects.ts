import { isPartOf, type Mention, mostFrequentOf, overlapOf } from './mention.ts';
import { nameSubject } from './subject-name.ts';

/** A subject of many conversations. */
export interface Subject {
  key: string;
  name: string;
  conversations: number;
  /** The category that most of them are in. */
  categoryId: string;
  /** Conversations by period. */
  counts: number[];
}

/** A subject is left out if a longer one contains its words and has at least this share of its number of conversations. */
const MIN_LONGER_SHARE = 0.5;
/** Two subjects are the same if they share at least this part of the smaller one's conversations. */
const SAME_SUBJECT_OVERLAP = 0.6;
const MIN_CONVERSATIONS = 3;
/** The minimum share of an archive's conversations that a subject has. */
const MIN_ARCHIVE_SHARE = 1 / 500;

/**
 * The subjects that fill an archive of `total` conversations in `periods` months, largest first, each with a meaningful
 * name. A subject whose conversations mostly belong to a larger one is left out. Pure, deterministic.
 */
export const chooseSubjects = (
  mentions: readonly Mention[],
  { total, periods, limit }: { total: number; periods: number; limit: number },
): Subject[] => {
  const min = Math.max(MIN_CONVERSATIONS, Math.ceil(total * MIN_ARCHIVE_SHARE));
  const found = [...Map.groupBy(mentions, ({ key }) => key)]
    .map(([key, all]) => ({ key, mentions: all, ids: new Set(all.map(({ conversationId }) => conversationId)) }))
    .filter(({ ids }) => ids.size >= min)
    .toSorted((a, b) => b.ids.size - a.ids.size || countWords(b.key) - countWords(a.key) || (a.key < b.key ? -1 : 1));
  const phrases = found.filter((subject) => subject.key.includes(' ') && nameOf(subject) !== undefined);
  const chosen: ((typeof found)[number] & { name: string })[] = [];
  for (const subject of found) {
    if (chosen.length === limit) break;
    const name = nameOf(subject);
    const isPart = phrases.some(
      ({ key, ids }) => isPartOf(subject.key, key) && ids.size >= subject.ids.size * MIN_LONGER_SHARE,
    );
    const isInLarger = chosen.some(({ ids }) => overlapOf(ids, subject.ids) >= SAME_SUBJECT_OVERLAP);
    const isNameTaken = chosen.some((other) => other.name.toLowerCase() === name?.toLowerCase());
    if (name !== undefined && !isPart && !isInLarger && !isNameTaken) chosen.push({ ...subject, name });
  }
  return chosen.map(({ key, name, ids, mentions: mentionsOfSubject }) => ({
    key,
    name,
    conversations: ids.size,
    categoryId: mostFrequentOf(mentionsOfSubject.map(({ categoryId }) => categoryId)),
    counts: Array.from({ length: periods }, (_, at) => mentionsOfSubject.filter(({ period }) => period === at).length),
  }));
};

const nameOf = ({ mentions }: { mentions: readonly Mention[] }): string | undefined =>
  nameSubject(mentions.map(({ label }) => label));

const countWords = (key: string): number => key.split(' ').length;
