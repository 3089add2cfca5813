import type { TopicTrend } from '@app/contract/trends';
import type { PhraseRow } from './phrases.repository.ts';

export type ChosenTopic = Omit<TopicTrend, 'counts' | 'label'>;

const MAX_TOPICS = 8;
const MAX_CHANGING = 6;
/** A difference of one conversation is not a trend. */
const MIN_CHANGE = 2;
/** Two overlapping topics count as one if the smaller has at least this share of the conversations of the larger. */
const MIN_COUNT_RATIO = 0.6;

/** 'Status update' and 'weekly status' are both parts of 'weekly status update'. */
function isOverlapping(a: PhraseRow, b: PhraseRow): boolean {
  const [wordsOfA, wordsOfB] = [a.key.split(' '), b.key.split(' ')];
  const isChained = wordsOfA.at(-1) === wordsOfB[0] || wordsOfB.at(-1) === wordsOfA[0];
  // Equal counts: probably both pairs come from the same conversations.
  const sharesWordAndCounts =
    wordsOfA.some((word) => wordsOfB.includes(word)) &&
    a.conversations === b.conversations &&
    a.inSecondHalf === b.inSecondHalf;
  const smaller = Math.min(a.conversations, b.conversations);
  return (
    wordsOfA.length === 2 &&
    wordsOfB.length === 2 &&
    (isChained || sharesWordAndCounts) &&
    smaller >= Math.max(a.conversations, b.conversations) * MIN_COUNT_RATIO
  );
}

function withoutOverlaps(rows: readonly PhraseRow[]): PhraseRow[] {
  const distinct: PhraseRow[] = [];
  for (const row of rows) if (!distinct.some((other) => isOverlapping(row, other))) distinct.push(row);
  return distinct;
}

/** The most frequent topics, and those that rise or fall most; a word and a pair that contains it count once. */
export function chooseTopics(rows: readonly PhraseRow[]): ChosenTopic[] {
  const topics = withoutOverlaps(withoutPartialPhrases(rows)).map(toTopic);
  const change = ({ earlier, later }: ChosenTopic) => later - earlier;
  const rising = topics.filter(({ direction }) => direction === 'rising').toSorted((a, b) => change(b) - change(a));
  const falling = topics.filter(({ direction }) => direction === 'falling').toSorted((a, b) => change(a) - change(b));
  const chosen = new Set([
    ...topics.slice(0, MAX_TOPICS),
    ...rising.slice(0, MAX_CHANGING),
    ...falling.slice(0, MAX_CHANGING),
  ]);
  return topics.filter((topic) => chosen.has(topic));
}

function toTopic({ key, conversations, inSecondHalf }: PhraseRow): ChosenTopic {
  const inFirstHalf = conversations - inSecondHalf;
  const direction = directionOf(inFirstHalf, inSecondHalf);
  return { key, conversations, earlier: inFirstHalf, later: inSecondHalf, direction };
}

function directionOf(inFirstHalf: number, inSecondHalf: number): ChosenTopic['direction'] {
  const difference = inSecondHalf - inFirstHalf;
  // A topic changes only if the halves differ by at least a third of the smaller one.
  if (Math.abs(difference) < Math.max(MIN_CHANGE, Math.min(inFirstHalf, inSecondHalf) / 3)) return 'steady';
  return difference > 0 ? 'rising' : 'falling';
}

/** Without phrases that are part of a longer phrase of about as many conversations. */
function withoutPartialPhrases(rows: readonly PhraseRow[]): PhraseRow[] {
  return rows.filter(
    (row) =>
      !rows.some(
        (whole) =>
          whole.key !== row.key &&
          ` ${whole.key} `.includes(` ${row.key} `) &&
          whole.conversations >= row.conversations * MIN_COUNT_RATIO,
      ),
  );
}
