import type { DataQuestion, QuestionFilter } from '@app/understanding/questions/data-question';
import type { Question } from '../question.ts';
import type { Noun } from '../replies/sentence-parts.ts';
import type { Replies } from '../replies/replies.ts';
import { sourceName } from './fact-wording.ts';

/**
 * Counts the things that match one side of a comparison; undefined if things of this kind cannot be filtered that way.
 */
export type CountMatches = (filter: QuestionFilter) => Promise<number | undefined>;

interface Side {
  label: string;
  count: number;
}

const NOUNS: Partial<Record<DataQuestion['thing'], Noun>> = {
  messages: 'messages',
  tasks: 'tasks',
  events: 'events',
};

function labelOf(filter: QuestionFilter, all: readonly QuestionFilter[], { now, timeZone, replies }: Question): string {
  const differs = (key: keyof QuestionFilter): boolean => new Set(all.map((one) => JSON.stringify(one[key]))).size > 1;
  if (differs('period') && filter.period !== undefined) {
    return replies.spanName(filter.period, now, timeZone);
  }
  if (differs('sources')) return (filter.sources ?? []).map((key) => sourceName(key, replies)).join(', ');
  return differs('categories') ? (filter.categories ?? []).join(', ') : filter.subject;
}

/** Counts both sides and says which one has more. */
export async function compare(question: Question, asked: DataQuestion, count: CountMatches): Promise<string> {
  const { replies: texts } = question;
  const filters = asked.alternatives ?? [];
  const counts = await Promise.all(filters.map(count));
  const sides = filters.flatMap((filter, at): Side[] => {
    const number = counts[at];
    return number === undefined ? [] : [{ label: labelOf(filter, filters, question), count: number }];
  });
  if (sides.length < filters.length) return texts.cannotCompare(asked.thing);
  const noun = NOUNS[asked.thing] ?? 'conversations';
  const lines = sides.map(({ label, count: number }) => texts.groupLine(label, texts.formatCount(number, noun)));
  return [verdict(sides, { prefers: asked.prefers, noun, texts }), '', ...lines].join('\n');
}

function verdict(
  sides: readonly Side[],
  { prefers, noun, texts }: { prefers: DataQuestion['prefers']; noun: Noun; texts: Replies },
): string {
  const inOrder = sides.toSorted((a, b) => (prefers === 'fewer' ? a.count - b.count : b.count - a.count));
  const [best, second] = inOrder;
  if (best === undefined || second === undefined) return '';
  const equal = inOrder.filter(({ count }) => count === best.count);
  if (equal.length > 1)
    return texts.sameNumber(
      equal.map(({ label }) => label),
      best.count,
      noun,
    );
  const word = prefers === 'fewer' ? 'fewer' : 'more';
  if (sides.length > 2) return texts.mostIn(prefers === 'fewer' ? 'least' : 'most', best.label);
  return texts.moreIn(word, best.label, Math.abs(best.count - second.count), second.label);
}
