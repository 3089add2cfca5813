import type { DataQuestion, QuestionFilter, Thing } from '@app/understanding/questions/data-question';
import type { Question } from '../question.ts';

export type FilterField = Exclude<keyof QuestionFilter, 'subject' | 'leftOut'>;
type State = NonNullable<QuestionFilter['state']>;

interface Applied {
  fields: readonly FilterField[];
  states: readonly State[];
}

const OF_CONVERSATIONS: Applied = {
  fields: ['words', 'period', 'sources', 'categories', 'hasDocument'],
  states: [],
};

/**
 * The filters that the answer about each thing applies. A question with another filter is refused, since its answer
 * would be wrong.
 */
const APPLIED: Record<Exclude<Thing, 'freeTime'>, Applied> = {
  conversations: OF_CONVERSATIONS,
  messages: OF_CONVERSATIONS,
  documents: OF_CONVERSATIONS,
  categories: OF_CONVERSATIONS,
  sources: OF_CONVERSATIONS,
  models: OF_CONVERSATIONS,
  tasks: {
    fields: ['words', 'period', 'state'],
    states: ['open', 'done', 'any', 'achieved', 'overdue', 'behind', 'undated', 'due'],
  },
  events: { fields: ['words', 'period', 'categories', 'state'], states: ['open', 'due'] },
  reminders: { fields: ['words', 'period', 'state'], states: ['open', 'due'] },
  goals: { fields: ['words', 'state'], states: ['open', 'done', 'any', 'achieved', 'behind', 'ahead', 'due'] },
  cards: { fields: ['words', 'categories', 'state'], states: ['open', 'due'] },
  decks: { fields: ['categories', 'state'], states: ['open', 'due'] },
  memories: { fields: ['words'], states: [] },
  highlights: { fields: ['words'], states: [] },
  suggestions: { fields: ['state'], states: ['open'] },
};

const FIELDS = ['words', 'period', 'sources', 'categories', 'state', 'hasDocument'] as const;
const DAY_MS = 86_400_000;
/** 25 hours: the length of a day on which the clock is set back. */
const LONGEST_DAY_MS = DAY_MS + DAY_MS / 24;
/** The beginning of a period's label that names only its end: 'by June'. */
export const UNTIL = /^(?:by|before|until|till|up to|from now|from here|between now)\b/i;

const isToday = ({ period }: QuestionFilter, now: Date): boolean =>
  period !== undefined &&
  period.from <= now &&
  now < period.to &&
  period.to.getTime() - period.from.getTime() <= LONGEST_DAY_MS;

/**
 * Whether the answer takes the period into account by itself. Cards are always counted for today. What a goal still
 * needs is calculated until the goal's own date. A list of goals contains those that are due or were reached in the
 * period.
 */
const isPeriodOfAnswer = (asked: DataQuestion, filter: QuestionFilter, now: Date): boolean =>
  asked.thing === 'cards' || asked.thing === 'decks'
    ? isToday(filter, now)
    : asked.thing === 'goals' &&
      (filter.words.length > 0 ? UNTIL.test(filter.period?.label ?? '') : isListOfGoals(asked));

const isListOfGoals = ({ act, order, extremes, state }: DataQuestion): boolean =>
  (act === 'list' || act === 'count' || act === 'exists' || act === 'when') &&
  order === undefined &&
  extremes === undefined &&
  state !== 'ahead' &&
  state !== 'behind' &&
  state !== 'any';

/** The filters of a question that its answer does not apply. */
export function filtersNotApplied(asked: DataQuestion, { now }: Pick<Question, 'now'>): FilterField[] {
  if (asked.thing === 'freeTime') return [];
  const { fields, states } = APPLIED[asked.thing];
  const filters: readonly QuestionFilter[] = [asked, ...(asked.alternatives ?? [])];
  const isNamed = (filter: QuestionFilter, field: FilterField): boolean =>
    field === 'words' ? filter.words.length > 0 : filter[field] !== undefined;
  return FIELDS.filter((field) =>
    filters.some((filter) => {
      if (!isNamed(filter, field)) return false;
      if (field === 'state' && fields.includes('state')) return !states.includes(filter.state ?? 'open');
      return !fields.includes(field) && !(field === 'period' && isPeriodOfAnswer(asked, filter, now));
    }),
  );
}

/**
 * Whether a question for a share shows what 100 % is. It does for conversations with one filter besides the period, and
 * for the tasks that are done. For 'SQL conversations with Claude' it does not: 100 % may be all conversations about
 * SQL, or all with Claude.
 */
export function isClearShare({ thing, words, sources, categories, hasDocument, period, state }: DataQuestion): boolean {
  const named = [words.length > 0, sources !== undefined, categories !== undefined, hasDocument === true];
  const count = named.filter(Boolean).length;
  if (thing === 'tasks') return count === 0 && period === undefined && (state === 'done' || state === 'achieved');
  return (thing === 'conversations' && count === 1) || (thing === 'documents' && count === 0);
}
