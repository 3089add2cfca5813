import type { DataQuestion, QuestionFilter } from '@app/understanding/questions/data-question';
import type { Question } from '../question.ts';
import { sourceName, spanInWords } from './fact-wording.ts';
import * as texts from './facts.messages.ts';

/** How many things a filter of a comparison is about; undefined for things that cannot be counted by a filter. */
export type CountFilter = (filter: QuestionFilter) => Promise<number | undefined>;

interface Side {
  label: string;
  count: number;
}

const NOUNS: Partial<Record<DataQuestion['thing'], string>> = {
  messages: 'messages',
  tasks: 'tasks',
  events: 'events',
};

function labelOf(filter: QuestionFilter, all: readonly QuestionFilter[], { now, timeZone }: Question): string {
  const differs = (key: keyof QuestionFilter): boolean => new Set(all.map((one) => JSON.stringify(one[key]))).size > 1;
  if (differs('period') && filter.period !== undefined) {
    return spanInWords(filter.period, now, timeZone).replace(/^(?:in|on|from) /, '');
  }
  if (differs('sources')) return (filter.sources ?? []).map(sourceName).join(', ');
  return differs('categories') ? (filter.categories ?? []).join(', ') : filter.subject;
}

/** Counts both sides and says which one has more. */
export async function compare(question: Question, asked: DataQuestion, count: CountFilter): Promise<string> {
  const filters = asked.alternatives ?? [];
  const counts = await Promise.all(filters.map(count));
  const sides = filters.flatMap((filter, at): Side[] => {
    const number = counts[at];
    return number === undefined ? [] : [{ label: labelOf(filter, filters, question), count: number }];
  });
  if (sides.length < filters.length) return texts.cannotCompare(asked.thing);
  const noun = NOUNS[asked.thing] ?? 'conversations';
  const lines = sides.map(({ label, count: number }) => texts.compared(label, texts.counting(number, noun)));
  return [verdict(sides, asked.prefers, noun), '', ...lines].join('\n');
}

function verdict(sides: readonly Side[], prefers: DataQuestion['prefers'], noun: string): string {
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
  if (sides.length > 2) return texts.mostIn(prefers === 'fewer' ? 'fewest' : 'most', best.label);
  return texts.moreIn(word, best.label, Math.abs(best.count - second.count), [second.label]);
}
