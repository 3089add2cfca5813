import type { DataQuestion, QuestionFilter, Thing, WorkspaceNames } from './data-question.ts';
import { actOf, extremesOf, groupingOf, isPlural, orderOf, type Reading, stateOf, unknownSubject } from './reading.ts';
import { shareInTitles } from './subject.ts';

const ARCHIVE: ReadonlySet<Thing> = new Set(['conversations', 'messages', 'documents']);
const GROUPS: ReadonlySet<Thing> = new Set(['categories', 'sources', 'models']);
const PLURAL_LIMIT = 5;

/** The filter of a reading, without what is compared. */
export function filterOf(reading: Reading): QuestionFilter {
  const [subject] = reading.subjects;
  const [period] = reading.periods;
  const [sources] = reading.sources;
  const state = stateOf(reading);
  return {
    words: subject?.words ?? [],
    subject: subject?.written ?? '',
    ...(period !== undefined && { period: period.window }),
    ...(sources !== undefined && { sources }),
    ...(reading.categories.length > 0 && { categories: reading.categories.slice(0, 1) }),
    ...(state !== undefined && { state }),
    ...(reading.has('withDocument') && { hasDocument: true as const }),
  };
}

/** The filters that a question compares: two or more of the same kind. */
export function alternativesOf(reading: Reading): QuestionFilter[] {
  const base = filterOf(reading);
  const { periods, sources, categories, subjects } = reading;
  if (periods.length > 1) return periods.map(({ window }) => ({ ...base, period: window }));
  if (sources.length > 1) return sources.map((keys) => ({ ...base, sources: keys }));
  if (categories.length > 1) return categories.map((name) => ({ ...base, categories: [name] }));
  if (subjects.length > 1) return subjects.map(({ words, written }) => ({ ...base, words, subject: written }));
  return [];
}

/** The thing that is counted or listed: the one after 'how many', else the first one. */
function mainThing(reading: Reading): Thing | undefined {
  const { tokens, things } = reading;
  const counting = tokens.findIndex(({ kind }) => kind === 'howMany');
  const counted = counting === -1 ? undefined : things.find(({ at }) => at > counting);
  const [first] = things;
  return (counted ?? first)?.kind;
}

function impliedThing(reading: Reading): Thing | undefined {
  const { has } = reading;
  if (has('overdue', 'undated')) return 'tasks';
  if (has('open') && reading.unknown.length === 0 && !has('talk', 'in')) return 'tasks';
  if (has('done') && reading.unknown.length === 0 && !has('ago', 'howMuch', 'closest')) return 'tasks';
  const isNamed = reading.subjects.length > 0 || reading.sources.length > 0 || reading.unknown.length === 0;
  // 'How much did I write this month'.
  if (has('howMuch') && has('talk') && reading.subjects.length + reading.unknown.length === 0) return 'messages';
  if (has('talk') || (has('howOften') && isNamed && !has('use'))) return 'conversations';
  if (has('use') && (reading.sources.length > 0 || has('most', 'least'))) return 'conversations';
  const isBusy = reading.units.length > 0 && has('most', 'least');
  if (isBusy) return isAhead(reading) ? 'events' : 'conversations';
  const isArchive = reading.sources.length > 0 || reading.categories.length > 0 || reading.subjects.length > 0;
  if (reading.categories.length > 0 && has('in') && reading.unknown.length === 0) return 'conversations';
  return isArchive && has('howMany', 'more', 'fewer', 'compare', 'average', 'share', 'size')
    ? 'conversations'
    : undefined;
}

/** Whether a period that the question names has not begun. */
const isAhead = ({ periods }: Reading): boolean =>
  periods.some(({ window }) => window.label !== '' && /next|coming|tomorrow/i.test(window.label));

/** The biggest category, the busiest month, conversations by assistant. */
function groupQuestion(reading: Reading, thing: Thing | undefined): DataQuestion | undefined {
  if (reading.has('needed')) return undefined;
  const extremes = extremesOf(reading);
  // 'How many chats on a Saturday' is answered with all days of the week.
  const isByGroup = reading.has('each', 'average') || (reading.has('weekday') && reading.has('howMany', 'howOften'));
  const measured = reading.things.map(({ kind }) => kind).find((kind) => !GROUPS.has(kind));
  const counted = measured ?? (thing === 'events' ? 'events' : 'conversations');
  const topics =
    reading.has('talk') && extremes !== undefined && reading.subjects.length === 0 ? 'category' : undefined;
  const groupBy = groupingOf(reading, counted) ?? topics;
  // 'Which of my friends do I talk about most' is not about categories.
  if (groupBy === 'category' && reading.categories.length > 0) return undefined;
  if (groupBy === undefined || (extremes === undefined && !isByGroup)) return undefined;
  if (counted === 'goals' || counted === 'tasks') return undefined;
  const act = reading.has('average') ? 'average' : 'count';
  const [limit] = reading.numbers;
  return {
    ...filterOf(reading),
    thing: counted,
    act,
    groupBy,
    ...(extremes && { extremes }),
    ...(limit !== undefined && { limit }),
  };
}

function comparison(reading: Reading, thing: Thing | undefined): DataQuestion | undefined {
  const alternatives = alternativesOf(reading);
  const asks = reading.has('more', 'fewer', 'compare', 'than', 'or', 'howMany', 'howOften', 'most', 'least', 'size');
  if (alternatives.length < 2 || !asks) return undefined;
  const counted = thing === undefined || GROUPS.has(thing) ? 'conversations' : thing;
  // 'How many are in Fitness and Health together' is one number.
  if (reading.has('total')) {
    const { categories, sources } = reading;
    const all = {
      ...(categories.length > 1 && { categories }),
      ...(sources.length > 1 && { sources: sources.flat() }),
    };
    if (Object.keys(all).length > 0) return { ...filterOf(reading), ...all, thing: counted, act: 'count' };
  }
  const prefers = reading.has('fewer', 'least') ? 'fewer' : reading.has('more', 'most') ? 'more' : undefined;
  const { period: _period, sources: _sources, categories: _categories, ...base } = filterOf(reading);
  return { ...base, thing: counted, act: 'count', alternatives, ...(prefers && { prefers }) };
}

/** How many of an ordered list are asked for: 'the last five', 'my longest conversation'. */
function limitOf(reading: Reading, order: DataQuestion['order']): number | undefined {
  const [number] = reading.numbers;
  if (number !== undefined && number > 0 && number <= 100) return number;
  if (order === undefined) return undefined;
  return reading.things.some(({ text }) => isPlural(text)) ? PLURAL_LIMIT : 1;
}

function listQuestion(reading: Reading, thing: Thing): DataQuestion | undefined {
  const order =
    ARCHIVE.has(thing) || thing === 'events' || thing === 'tasks' || thing === 'goals'
      ? (orderOf(reading) ?? closest(reading, thing))
      : undefined;
  const limit = limitOf(reading, order);
  const act =
    actOf(reading) ??
    ((thing === 'conversations' || reading.things.length === 0) && reading.isYesOrNo && thing !== 'goals'
      ? 'exists'
      : undefined);
  const asked = GROUPS.has(thing) ? (act ?? 'list') : act;
  return {
    ...filterOf(reading),
    thing,
    act: asked ?? 'list',
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
  };
}

/** 'Closest to done' is the goal with the most progress. */
const closest = (reading: Reading, thing: Thing): DataQuestion['order'] =>
  thing === 'goals' && reading.has('closest') ? 'longest' : undefined;

/** Whether quoting the archive answers the question better than a list does. */
function isForQuotes(reading: Reading, question: DataQuestion): boolean {
  if (question.thing !== 'conversations') return false;
  const { act, alternatives, groupBy, order, limit } = question;
  const isCounted =
    act === 'count' ||
    act === 'total' ||
    act === 'average' ||
    act === 'share' ||
    alternatives !== undefined ||
    groupBy !== undefined;
  if (isCounted || question.hasDocument === true || act === 'ago') return false;
  const hasFilter = question.sources !== undefined || question.categories !== undefined;
  if (act === 'exists') return question.words.length === 0 && !hasFilter && reading.periods.length === 0;
  if (order === 'longest' || order === 'shortest' || (limit ?? 0) > 1) return false;
  if (question.sources !== undefined && order === undefined) return false;
  if (question.categories !== undefined && question.words.length === 0 && !reading.has('talk')) return false;
  if (reading.things.length > 0 && (reading.has('list') || act === 'list')) return false;
  if (order !== undefined) return question.words.length > 0 && !hasFilter;
  return !hasFilter || reading.things.length === 0;
}

/** The kind of things whose titles have most of the words. */
function titledThing(
  words: readonly string[],
  names: WorkspaceNames,
  kinds: readonly (keyof Titles)[],
): Thing | undefined {
  const shares = kinds.map((kind) => ({ kind, share: shareInTitles(words, names[kind]) }));
  const best = Math.max(0, ...shares.map(({ share }) => share));
  return best < MIN_SHARE ? undefined : shares.find(({ share }) => share === best)?.kind;
}
type Titles = Pick<WorkspaceNames, 'goals' | 'tasks' | 'events'>;
const MIN_SHARE = 3 / 4;

/** Adds the unknown words: they are a title, or a subject without 'about'. */
function withUnknown(
  reading: Reading,
  thing: Thing | undefined,
  source: string,
  names: WorkspaceNames,
): QuestionTarget | undefined {
  const subject = unknownSubject(reading, source);
  if (subject === undefined) return { thing };
  const { words, written } = subject;
  const { has } = reading;
  if (thing === undefined) {
    const isProgress = has('howFar', 'left', 'howMuch', 'needed', 'closest', 'behind', 'ahead');
    const kinds = [
      ...(isProgress ? ['goals' as const] : []),
      'events' as const,
      'tasks' as const,
      ...(isProgress ? [] : ['goals' as const]),
    ];
    const asks = isProgress || reading.isYesOrNo || has('when', 'ago', 'howMany', 'howOften', 'next', 'due');
    const found = asks ? titledThing(words, names, kinds) : undefined;
    return found === undefined ? undefined : { thing: found, words, subject: written };
  }
  if (thing === 'goals' || thing === 'tasks' || thing === 'events') {
    return titledThing(words, names, [thing]) === undefined ? undefined : { thing, words, subject: written };
  }
  if (thing !== 'conversations' || reading.subjects.length > 0 || reading.unknown.length > 4) return undefined;
  // 'SQL conversations', 'how many times did Lisbon come up': a subject without 'about'.
  const last = reading.unknown.at(-1);
  const next = last && reading.tokens[reading.tokens.indexOf(last) + 1];
  const isCounted = has('howOften', 'howMany') && has('talk');
  return next?.kind === 'conversations' || (isCounted && isTogether(reading))
    ? { thing, words, subject: written }
    : undefined;
}

/** Whether the unknown words stand next to each other. */
function isTogether({ tokens, unknown }: Reading): boolean {
  const places = unknown.map((token) => tokens.indexOf(token));
  return places.every((place, at) => at === 0 || place - (places[at - 1] ?? 0) <= 2);
}

interface QuestionTarget {
  thing: Thing | undefined;
  words?: string[];
  subject?: string;
}

/** The question of a message that needs no earlier one; undefined if a word of it has no known meaning. */
export function freshQuestion(reading: Reading, source: string, names: WorkspaceNames): DataQuestion | undefined {
  if (asksCategoryOfOne(reading) || hasThreshold(reading)) return undefined;
  const named = mainThing(reading) ?? impliedThing(reading) ?? progressThing(reading);
  const target = withUnknown(reading, named, source, names);
  if (target?.thing === undefined && alternativesOf(reading).length < 2) return undefined;
  if (target === undefined) return undefined;
  const { thing, ...words } = target;
  const question =
    comparison(reading, thing) ??
    groupQuestion(reading, thing) ??
    (thing === undefined ? undefined : listQuestion(reading, thing));
  if (question === undefined || question.thing === 'freeTime') return undefined;
  const complete = ofNamedCategory({ ...question, ...words });
  return isForQuotes(reading, complete) ? undefined : complete;
}

/** 'Chats with more than 4 messages'. */
const hasThreshold = (reading: Reading): boolean =>
  reading.has('than') && reading.numbers.length > 0 && !reading.has('categories') && alternativesOf(reading).length < 2;

/** 'How big is the Work category' counts the conversations in it. */
const ofNamedCategory = (question: DataQuestion): DataQuestion =>
  question.thing === 'categories' && question.categories !== undefined
    ? { ...question, thing: 'conversations', act: 'count' }
    : question;

/** 'In which category is the chat about the toast' asks about one conversation. */
const asksCategoryOfOne = (reading: Reading): boolean =>
  reading.has('categories') &&
  reading.things.some(({ kind, text }) => kind === 'conversations' && !isPlural(text)) &&
  (reading.subjects.length > 0 || reading.unknown.length > 0);

/** 'How far am I', 'what is closest to done': questions about goals that do not name them. */
function progressThing({ has }: Reading): Thing | undefined {
  return has('behind', 'ahead', 'closest') ? 'goals' : undefined;
}
