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

/** A word is left out if a pair that contains it has at least this share of the word's conversations. */
const MIN_WHOLE = 0.5;
/** Two subjects that share this part of the smaller one are the same. */
const SAME_SUBJECT = 0.6;
const MIN_CONVERSATIONS = 3;
/** In a large archive a subject has at least one of this many conversations. */
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
    .toSorted((a, b) => b.ids.size - a.ids.size || wordsIn(b.key) - wordsIn(a.key) || (a.key < b.key ? -1 : 1));
  const wholes = found.filter(({ key }) => key.includes(' ') && nameOf(key) !== undefined);
  const chosen: ((typeof found)[number] & { name: string })[] = [];
  for (const subject of found) {
    if (chosen.length === limit) break;
    const name = nameOf(subject.key);
    const isPart = wholes.some(
      ({ key, ids }) => isPartOf(subject.key, key) && ids.size >= subject.ids.size * MIN_WHOLE,
    );
    if (name === undefined || isPart || chosen.some(({ ids }) => overlapOf(ids, subject.ids) >= SAME_SUBJECT)) continue;
    if (!chosen.some((other) => other.name.toLowerCase() === name.toLowerCase())) chosen.push({ ...subject, name });
  }
  return chosen.map(({ key, name, ids, mentions: own }) => ({
    key,
    name,
    conversations: ids.size,
    categoryId: mostFrequentOf(own.map(({ categoryId }) => categoryId)),
    counts: Array.from({ length: periods }, (_, at) => own.filter(({ period }) => period === at).length),
  }));

  function nameOf(key: string): string | undefined {
    return nameSubject(found.find((one) => one.key === key)?.mentions.map(({ label }) => label) ?? []);
  }
};

const wordsIn = (key: string): number => key.split(' ').length;
