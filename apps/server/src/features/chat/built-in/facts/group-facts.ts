import type { DataQuestion, Grouping, TimeUnit } from '@app/understanding/questions/data-question';
import { unitAround, type PeriodUnit } from '@app/understanding/questions/shifted-period';
import { barChart } from '../bar-chart.ts';
import type { Question } from '../question.ts';
import type { Replies } from '../replies/replies.ts';
import type { Noun } from '../replies/sentence-parts.ts';
import { type ConversationFactDependencies, countOf, toRequest } from './conversation-facts.ts';
import { describe, groupName, sourceName, spanInWords } from './fact-wording.ts';

export interface Group {
  name: string;
  count: number;
}

const MAX_BARS = 24;
const UNITS: ReadonlySet<Grouping> = new Set(['hour', 'day', 'weekday', 'week', 'month', 'year']);

const nounOf = ({ thing }: DataQuestion): Noun => (thing === 'messages' ? 'messages' : 'conversations');

/**
 * Counts conversations or messages in each group, largest first; categories and time units without any are included.
 */
export async function groupsOf(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
): Promise<Group[]> {
  const { search, categories } = dependencies;
  const { userId, timeZone, replies } = question;
  const { groupBy = 'category' } = asked;
  const request = await toRequest(dependencies, question, asked);
  const found = await search.facts.countGroups(userId, { request, groupBy, timeZone });
  const counted = new Map(found.map((row) => [row.key, asked.thing === 'messages' ? row.messages : row.conversations]));
  if (groupBy === 'category') {
    const all = (await categories.list(userId))
      .filter(({ name }) => asked.leftOut !== 'categories' || asked.categories?.includes(name) !== true)
      .map(({ id, name }) => ({ name, count: counted.get(id) ?? 0 }));
    return all.toSorted((a, b) => b.count - a.count);
  }
  if (groupBy === 'source') return [...counted].map(([key, count]) => ({ name: sourceName(key, replies), count }));
  if (!UNITS.has(groupBy)) return [...counted].map(([name, count]) => ({ name, count }));
  const keys =
    groupBy === 'month' || groupBy === 'year' || groupBy === 'weekday'
      ? everyKey(groupBy, [...counted.keys()])
      : [...counted.keys()].toSorted();
  return keys.map((key) => ({ name: groupName(groupBy as TimeUnit, key, replies), count: counted.get(key) ?? 0 }));
}

/** The keys from the first to the last one, with those that have no conversation. */
function everyKey(unit: 'month' | 'year' | 'weekday', keys: readonly string[]): string[] {
  if (unit === 'weekday') return ['1', '2', '3', '4', '5', '6', '7'];
  const inOrder = keys.toSorted();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return [];
  const numberOf = (key: string): number =>
    unit === 'year' ? Number(key) : Number(key.slice(0, 4)) * 12 + Number(key.slice(5)) - 1;
  return Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_, offset) => {
    const number = numberOf(first) + offset;
    return unit === 'year'
      ? String(number)
      : `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}

/** Says which of some groups is the largest, or the smallest, or the second largest. */
export function extremeLines(
  groups: readonly Group[],
  asked: DataQuestion,
  { noun, texts }: { noun: Noun; texts: Replies },
): string[] {
  const { groupBy = 'category', extremes = [], offset = 0 } = asked;
  return extremes.flatMap((extreme) => {
    const inOrder = groups.toSorted((a, b) => (extreme === 'most' ? b.count - a.count : a.count - b.count));
    const at = inOrder[offset];
    if (at === undefined) return [];
    if (offset > 0) return [texts.groupAt(offset, { extreme, groupBy }, { ...at, noun })];
    const names = inOrder.filter(({ count }) => count === at.count).map((group) => group.name);
    return [texts.extremeGroup(extreme, groupBy, { names, count: at.count, noun })];
  });
}

/** The largest or the smallest group, or all groups with their numbers. */
export async function groupAnswer(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
): Promise<string> {
  const { replies: texts } = question;
  const groups = await groupsOf(dependencies, question, asked);
  const noun = nounOf(asked);
  const described = describe(asked, question);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const { groupBy = 'category', extremes, limit } = asked;
  if (total === 0 && groupBy === 'model') return texts.yourModels(0);
  if (total === 0) return texts.nothingToCompare(noun, described);
  const topic = isAboutTopics(asked, question) ? topicAnswer(groups, described.span, texts) : undefined;
  if (topic !== undefined) return topic;
  const shown = limit !== undefined && limit > 1 ? mostOrFewest(groups, limit, extremes) : groups;
  const heading =
    extremes === undefined || (limit ?? 0) > 1
      ? [texts.byGroup(noun, groupBy, total, described)]
      : extremeLines(groups, asked, { noun, texts });
  if (UNITS.has(groupBy)) return [heading.join(' '), ...chartOf(shown)].join('\n\n');
  return [heading.join(' '), shown.map(({ name, count }) => texts.groupLine(name, `${count}`)).join('\n')].join('\n\n');
}

/** 'What do I talk about most' does not ask for a category by name. */
const isAboutTopics = ({ groupBy, extremes, limit, offset }: DataQuestion, { text }: Question): boolean =>
  groupBy === 'category' &&
  extremes?.join('') === 'most' &&
  limit === undefined &&
  offset === undefined &&
  /\b(?:talk|chat|ask|discuss)\w*\b/i.test(text) &&
  !/categor/i.test(text);

/** Names the largest category, or several of the same size. Other is left out, because it says nothing about the subject. */
function topicAnswer(groups: readonly Group[], span: string, texts: Replies): string | undefined {
  const found = groups.filter(({ count }) => count > 0);
  const named = found.some(({ name }) => name !== 'Other') ? found.filter(({ name }) => name !== 'Other') : found;
  const [top] = named;
  if (top === undefined) return undefined;
  const largest = named.filter(({ count }) => count === top.count).map(({ name }) => name);
  return [
    texts.mostAbout(largest, top.count, span),
    barChart(found.map(({ name, count }) => ({ label: name, count }))),
  ].join('\n\n');
}

function mostOrFewest(groups: readonly Group[], limit: number, extremes: DataQuestion['extremes']): Group[] {
  const inOrder = groups.toSorted((a, b) => b.count - a.count);
  return extremes?.[0] === 'least' ? inOrder.toReversed().slice(0, limit) : inOrder.slice(0, limit);
}

const chartOf = (groups: readonly Group[]): string[] =>
  groups.length < 2 || groups.length > MAX_BARS
    ? []
    : [barChart(groups.map(({ name, count }) => ({ label: name, count })))];

/** All categories, assistants or models, with the number of conversations in each. */
export async function groupList(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
): Promise<string> {
  const { replies: texts } = question;
  if ((asked.offset ?? 0) > 0) return texts.nothingFurther;
  const groupBy = ({ categories: 'category', sources: 'source', models: 'model' } as const)[asked.thing as 'sources'];
  const groups = await groupsOf(dependencies, question, { ...asked, thing: 'conversations', groupBy });
  const inOrder = groups.toSorted((a, b) => b.count - a.count);
  const heading = ({ categories: texts.yourCategories, sources: texts.yourSources, models: texts.yourModels } as const)[
    asked.thing as 'sources'
  ];
  const lines = inOrder.map(({ name, count }) => texts.groupLine(name, texts.formatCount(count, 'conversations')));
  return lines.length === 0 ? heading(0) : [heading(groups.length), '', ...lines].join('\n');
}

/** The average number of conversations in a unit of time or in each group, or of messages in a conversation. */
export async function averageAnswer(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
): Promise<string> {
  const { replies: texts } = question;
  const { conversations, messages } = await countOf(dependencies, question, asked);
  const described = describe(asked, question);
  if (conversations === 0) return texts.countedConversations(0, described);
  const { groupBy } = asked;
  if (groupBy === undefined || groupBy === 'hour' || groupBy === 'weekday') {
    return texts.averageMessages(texts.formatNumber(messages / conversations), messages, conversations, described);
  }
  const count = asked.thing === 'messages' ? messages : conversations;
  const units = UNITS.has(groupBy)
    ? await unitsIn(dependencies, question, asked, groupBy as PeriodUnit)
    : { number: (await groupsOf(dependencies, question, asked)).length, span: described.span };
  const basis = { count, noun: nounOf(asked), place: described.place, span: units.span };
  return texts.averagePer(texts.formatNumber(count / units.number), groupBy, basis);
}

const UNIT_MS: Record<string, number> = {
  day: 86_400_000,
  week: 604_800_000,
  month: 2_629_746_000,
  year: 31_556_952_000,
};

/** How many units of time an average covers: those of the period until now, or all since the first conversation. */
async function unitsIn(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
  unit: PeriodUnit,
): Promise<{ number: number; span: string }> {
  const { userId, now, timeZone, replies } = question;
  const request = await toRequest(dependencies, question, asked);
  const { found } = await dependencies.search.facts.listFacts(userId, {
    request,
    order: 'oldest',
    limit: 1,
    offset: 0,
  });
  const first = unitAround(unit, found[0]?.createdAt ?? now, timeZone).from;
  const from = asked.period !== undefined && asked.period.from.getTime() > 0 ? asked.period.from : first;
  const end =
    asked.period === undefined || asked.period.to > now ? unitAround(unit, now, timeZone).to : asked.period.to;
  const number = Math.max(1, Math.round((end.getTime() - from.getTime()) / (UNIT_MS[unit] ?? 1)));
  const span = asked.period === undefined ? replies.sinceDay(first, timeZone) : spanInWords(asked.period, question);
  return { number, span };
}

/** 'What share of my conversations is with Claude'. */
export async function shareAnswer(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
): Promise<string> {
  const { replies: texts } = question;
  const total = await countOf(dependencies, question, {
    words: [],
    subject: '',
    ...(asked.period && { period: asked.period }),
  });
  const part = await countOf(dependencies, question, asked);
  const described = describe(asked, question);
  if (total.conversations === 0) return texts.countedConversations(0, { ...described, place: '', subject: '' });
  const percent = Math.round((part.conversations / total.conversations) * 100);
  return texts.share(part.conversations, total.conversations, percent, described);
}
