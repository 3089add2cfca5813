import { comparable } from '../own-data/command-forms.ts';
import type { Act, DataQuestion, Grouping, QuestionFilter, Thing, TimeUnit } from './data-question.ts';
import { separateSubjects, subjectOf, type Subject } from './subject.ts';
import type { Token } from './tokens.ts';

/** What the tokens of a message say, before it is decided what the question is. */
export interface Reading {
  tokens: readonly Token[];
  subjects: Subject[];
  periods: Extract<Token, { kind: 'period' }>[];
  sources: string[][];
  categories: string[];
  things: { kind: Thing; at: number; text: string }[];
  units: TimeUnit[];
  numbers: number[];
  ordinals: number[];
  /** Words with no known meaning. */
  unknown: Extract<Token, { kind: 'word' }>[];
  /** Whether the message says that something has to be done: 'which tasks must I have done tomorrow'. */
  isOwed: boolean;
  /** Whether the message begins like a question that is answered by yes or no. */
  isYesOrNo: boolean;
  has: (...kinds: Token['kind'][]) => boolean;
}

/** The things that words name. */
export const THINGS: Partial<Record<Token['kind'], Thing>> = {
  conversations: 'conversations',
  messages: 'messages',
  categories: 'categories',
  sources: 'sources',
  models: 'models',
  documents: 'documents',
  tasks: 'tasks',
  events: 'events',
  calendar: 'events',
  free: 'freeTime',
  reminders: 'reminders',
  goals: 'goals',
  cards: 'cards',
  decks: 'decks',
  memories: 'memories',
  notes: 'highlights',
  suggestions: 'suggestions',
};
const UNITS = new Set<Token['kind']>(['hour', 'day', 'weekday', 'week', 'month', 'year']);

/** Present forms of 'must', 'should' and 'have to' in all languages; without accents. */
const OWED =
  /^(?!.*\b(?:did|had|have i had|already|schon|al|deja|ya|gia|ja)\b).*\b(?:must|should|shall|(?:have|has|need|needs|got|ought) to|moet|moeten|dien|muss|mussen|soll|sollen|sollte|dois|doit|devons|doivent|devrais|faut|(?:tengo|tenemos|tienen|hay) que|debo|debemos|deben|devo|dobbiamo|devono|bisogna|(?:tenho|temos|tem) (?:de|que)|preciso|precisamos|devemos)\b/;

export function readTokens(tokens: readonly Token[], source: string, isYesOrNo: boolean): Reading {
  const { subjects, rest } = separateSubjects(tokens, source);
  const kinds = new Set(rest.map(({ kind }) => kind));
  const tokensOfKind = <Kind extends Token['kind']>(kind: Kind) =>
    rest.filter((token): token is Extract<Token, { kind: Kind }> => token.kind === kind);
  return {
    tokens: rest,
    subjects: subjects.filter(({ category }) => category === undefined),
    periods: tokensOfKind('period'),
    sources: tokensOfKind('source').map(({ keys }) => keys),
    categories: [
      ...subjects.flatMap(({ category }) => category ?? []),
      ...tokensOfKind('category').map(({ name }) => name),
    ],
    things: rest.flatMap((token, at) => {
      const kind = THINGS[token.kind];
      return kind === undefined ? [] : [{ kind, at, text: token.text }];
    }),
    units: rest.filter(({ kind }) => UNITS.has(kind)).map(({ kind }) => kind as TimeUnit),
    numbers: tokensOfKind('number').map(({ value }) => value),
    ordinals: tokensOfKind('ordinal').map(({ place }) => place),
    unknown: tokensOfKind('word'),
    isYesOrNo,
    isOwed: OWED.test(comparable(source)),
    has: (...asked) => asked.some((kind) => kinds.has(kind)),
  };
}

export const unknownSubject = (reading: Reading, source: string): Subject | undefined =>
  subjectOf(reading.unknown, source);

/** What the question groups by: a kind of thing or a unit of time. */
export function groupingOf(reading: Reading, counted: Thing): Grouping | undefined {
  if (counted !== 'categories' && reading.has('categories')) return 'category';
  if (counted !== 'sources' && reading.has('sources')) return 'source';
  if (counted !== 'models' && reading.has('models')) return 'model';
  return reading.units[0];
}

/** 'Open and done tasks': both states, joined by 'and'. */
function namesBothStates({ tokens }: Reading): boolean {
  const [open, done] = [
    tokens.findIndex(({ kind }) => kind === 'open'),
    tokens.findIndex(({ kind }) => kind === 'done'),
  ];
  if (open === -1 || done === -1) return false;
  const between = tokens.slice(Math.min(open, done) + 1, Math.max(open, done));
  return (
    between.some(({ kind }) => kind === 'and' || kind === 'or') &&
    between.every(({ kind }) => ['and', 'or', 'filler', 'comma', 'tasks', 'goals'].includes(kind))
  );
}

export const stateOf = (reading: Reading): QuestionFilter['state'] => {
  if (namesBothStates(reading)) return 'any';
  if (reading.has('overdue')) return 'overdue';
  if (reading.has('undated')) return 'undated';
  if (reading.has('behind')) return 'behind';
  if (reading.has('ahead')) return 'ahead';
  if (reading.has('done')) return reading.isOwed ? 'open' : 'done';
  if (reading.has('open')) return 'open';
  return reading.has('due') ? 'due' : undefined;
};

/** The act that the words ask for; undefined if they name none. */
export const actOf = (reading: Reading): Act | undefined => {
  const { has } = reading;
  if (has('ago')) return 'ago';
  if (has('average')) return 'average';
  if (has('share')) return 'share';
  if (has('needed') && !has('when')) return 'pace';
  if (has('left') && !has('when') && (has('howMany', 'howMuch', 'howFar', 'howLong') || !has('list', 'which')))
    return 'left';
  if (has('howMany', 'howOften') || (has('howMuch') && has('talk'))) return 'count';
  // 'The size of the Work category'.
  if (has('size') && !has('list') && reading.categories.length === 1) return 'count';
  if (has('howLong')) return 'total';
  if (has('when')) return 'when';
  if (has('total')) return 'count';
  if (has('list', 'which')) return 'list';
  return has('ever') && orderOf(reading) === undefined ? 'exists' : undefined;
};

export const orderOf = (reading: Reading): DataQuestion['order'] => {
  if (reading.has('longest')) return 'longest';
  if (reading.has('shortest')) return 'shortest';
  if (reading.has('first', 'next') || reading.ordinals.includes(0)) return 'oldest';
  return reading.has('last') ? 'newest' : undefined;
};

export const extremesOf = (reading: Reading): DataQuestion['extremes'] => {
  const found = reading.tokens.flatMap(({ kind }) => (kind === 'most' || kind === 'least' ? [kind] : []));
  return found.length === 0 ? undefined : [...new Set(found)];
};

const PLURAL = /(?:[sx]|en|sprache|ni)$/;
/** Whether the name of a thing is in the plural, in any of the languages: 'conversations', 'gesprekken', 'conversazioni'. */
export const isPlural = (written: string): boolean =>
  PLURAL.test(written.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''));
