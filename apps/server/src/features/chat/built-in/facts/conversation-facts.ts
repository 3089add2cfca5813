import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import type { DataQuestion, QuestionFilter } from '@app/understanding/questions/data-question';
import { LIST_LENGTH, MAX_FURTHER } from '@app/understanding/questions/follow-up-question';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { FactRequest, SearchService } from '#features/search/search.service.ts';
import { barChart, barsOverTime } from '../bar-chart.ts';
import type { Question } from '../question.ts';
import { linkTo } from '../wording.ts';
import { describe, distanceOf } from './fact-wording.ts';

export interface ConversationFactDependencies {
  search: SearchService;
  categories: CategoriesService;
}

const MAX_MONTHS = 18;

/**
 * The filter with corrected words and subject, if no conversation has the words asked for and some have the corrected
 * ones.
 */
export async function withCorrectedWords<Filter extends QuestionFilter>(
  dependencies: ConversationFactDependencies,
  question: Question,
  filter: Filter,
): Promise<Filter> {
  const { search } = dependencies;
  if (filter.words.length === 0) return filter;
  const isAny = async (some: QuestionFilter): Promise<boolean> => {
    const request = await toRequest(dependencies, question, some);
    return (await search.facts.listFacts(question.userId, { request, order: 'newest', limit: 1, offset: 0 })).total > 0;
  };
  if (await isAny(filter)) return filter;
  const words = await search.correctWords(question.userId, filter.words, BUILT_IN_ASSISTANT);
  if (words.every((word, at) => word === filter.words[at])) return filter;
  const corrected = { ...filter, words, subject: words.join(' ') };
  return (await isAny(corrected)) ? corrected : filter;
}

/** Converts a filter to a request for the conversations that it selects. */
export async function toRequest(
  { categories, search }: ConversationFactDependencies,
  question: Question,
  filter: QuestionFilter,
): Promise<FactRequest> {
  const { userId } = question;
  const named = filter.categories;
  const all = named === undefined ? [] : await categories.list(userId);
  const { leftOut } = filter;
  const sources =
    leftOut === 'sources' && filter.sources !== undefined
      ? await otherSourcesThan(filter.sources, search, question)
      : filter.sources;
  return {
    words: filter.words,
    text: filter.subject,
    from: filter.period?.from,
    to: filter.period?.to,
    sources,
    hasDocument: filter.hasDocument,
    excludedModel: BUILT_IN_ASSISTANT,
    ...(named && {
      categoryIds: all.filter(({ name }) => named.includes(name) !== (leftOut === 'categories')).map(({ id }) => id),
    }),
  };
}

/** The assistants of the person's conversations besides some. */
async function otherSourcesThan(
  leftOut: readonly string[],
  search: SearchService,
  { userId, timeZone }: Question,
): Promise<string[]> {
  const request = { words: [], text: '', excludedModel: BUILT_IN_ASSISTANT };
  const groups = await search.facts.countGroups(userId, { request, groupBy: 'source', timeZone });
  return groups.map(({ key }) => key).filter((key) => !leftOut.includes(key));
}

/** How many conversations and messages a filter is about. */
export async function countOf(
  dependencies: ConversationFactDependencies,
  question: Question,
  filter: QuestionFilter,
): Promise<{ conversations: number; messages: number }> {
  const request = await toRequest(dependencies, question, filter);
  const { userId, timeZone } = question;
  const [all] = await dependencies.search.facts.countGroups(userId, { request, groupBy: 'none', timeZone });
  return { conversations: all?.conversations ?? 0, messages: all?.messages ?? 0 };
}

/** Lists, counts and dates conversations. */
export function createConversationFacts(dependencies: ConversationFactDependencies) {
  return async (question: Question, asked: DataQuestion): Promise<string> => {
    switch (asked.act) {
      case 'count':
        return asked.order === undefined
          ? countAnswer(dependencies, question, asked)
          : listAnswer(dependencies, question, asked);
      case 'exists':
        return existsAnswer(dependencies, question, asked);
      case 'when':
      case 'ago':
        return dayAnswer(dependencies, question, asked);
      default:
        return listAnswer(dependencies, question, asked);
    }
  };
}

async function countAnswer(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
): Promise<string> {
  const { userId, timeZone, replies: texts } = question;
  const described = describe(asked, question);
  const { conversations, messages } = await countOf(dependencies, question, asked);
  if (asked.thing === 'messages') {
    const ownMessages = await dependencies.search.facts.countOwnMessages(
      userId,
      await toRequest(dependencies, question, asked),
    );
    return texts.countedMessages({ messages, own: ownMessages }, conversations, described);
  }
  const isWhole = described.subject === '' && described.place === '';
  const { found: ownChats } = isWhole
    ? await countOwnChats(dependencies, question, asked, conversations)
    : { found: 0 };
  // A person who has talked only to this assistant has conversations as well.
  if (conversations === 0 && ownChats > 0) return texts.countedConversations(ownChats, described);
  const answer = [
    [texts.countedConversations(conversations, described), ...(ownChats > 0 ? [texts.notCounted(ownChats)] : [])].join(
      ' ',
    ),
  ];
  const isNarrow = asked.words.length > 0 || asked.sources !== undefined || asked.categories !== undefined;
  if (conversations === 0) return answer.join('');
  const request = await toRequest(dependencies, question, asked);
  if (asked.period === undefined) {
    const groups = await dependencies.search.facts.countGroups(userId, { request, groupBy: 'month', timeZone });
    const months = groups.map((group) => ({ month: group.key, count: group.conversations }));
    const inOrder = months.toSorted((a, b) => a.month.localeCompare(b.month));
    if (inOrder.length > 1) answer.push(texts.overTime, barChart(barsOverTime(inOrder, MAX_MONTHS)));
  }
  if (isNarrow || asked.period !== undefined) answer.push(...(await latestLines(dependencies, question, request)));
  return answer.join('\n\n');
}

/** The number of conversations in which only the built-in assistant replied, without the current one. */
async function countOwnChats(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
  counted: number,
): Promise<{ found: number }> {
  const { userId, timeZone, conversationId } = question;
  const request = { ...(await toRequest(dependencies, question, asked)), excludedModel: undefined };
  const [all] = await dependencies.search.facts.countGroups(userId, { request, groupBy: 'none', timeZone });
  const ownChats = (all?.conversations ?? 0) - counted;
  return { found: Math.max(0, conversationId === null ? ownChats : ownChats - 1) };
}

async function latestLines(
  { search }: ConversationFactDependencies,
  { userId, timeZone, replies: texts }: Question,
  request: FactRequest,
): Promise<string[]> {
  const page = { request, order: 'newest', limit: LIST_LENGTH, offset: 0 } as const;
  const { found, total } = await search.facts.listFacts(userId, page);
  const lines = found.map((row) => `- **${linkTo(row)}**, ${texts.formatDay(row.createdAt, timeZone)}`);
  return [[...lines, ...(total > found.length ? ['', texts.moreOf(total - found.length)] : [])].join('\n')];
}

async function existsAnswer(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
): Promise<string> {
  const { replies: texts } = question;
  const described = describe(asked, question);
  const { conversations } = await countOf(dependencies, question, asked);
  const sentence = texts.countedConversations(conversations, described);
  if (conversations === 0) return texts.no(sentence);
  const request = await toRequest(dependencies, question, asked);
  return [texts.yes(sentence), ...(await latestLines(dependencies, question, request))].join('\n\n');
}

async function dayAnswer(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
): Promise<string> {
  const { userId, timeZone, replies: texts } = question;
  const described = describe(asked, question);
  const order = asked.order ?? 'newest';
  const request = await toRequest(dependencies, question, asked);
  const { found } = await dependencies.search.facts.listFacts(userId, {
    request,
    order,
    limit: 1,
    offset: asked.offset ?? 0,
  });
  const [row] = found;
  if (row === undefined) return texts.countedConversations(0, described);
  const heading = texts.dayOfConversation(order, described, {
    day: texts.formatDay(row.createdAt, timeZone),
    distance: distanceOf(row.createdAt, question),
  });
  return [heading, `- **${linkTo(row)}**`].join('\n\n');
}

async function listAnswer(
  dependencies: ConversationFactDependencies,
  question: Question,
  asked: DataQuestion,
): Promise<string> {
  const { userId, timeZone, replies: texts } = question;
  const { order = 'newest', offset = 0 } = asked;
  const described = describe(asked, question);
  const request = await toRequest(dependencies, question, asked);
  const limit = Math.min(asked.limit ?? LIST_LENGTH, MAX_FURTHER);
  const { found, total } = await dependencies.search.facts.listFacts(userId, { request, order, limit, offset });
  if (found.length === 0) return offset === 0 ? texts.countedConversations(0, described) : texts.nothingFurther;
  const isBySize = order === 'longest' || order === 'shortest' || asked.act === 'total' || asked.thing === 'messages';
  const lines = found.map((row) => {
    const line = `- **${linkTo(row)}**, ${texts.formatDay(row.createdAt, timeZone)}`;
    return isBySize ? texts.withCount(line, row.messageCount) : line;
  });
  const first =
    asked.order === undefined
      ? texts.listedConversations(total, described)
      : texts.listedInOrder(asked.order, found.length, described);
  const heading = offset === 0 ? first : texts.further(offset + 1, offset + found.length, total);
  const left = total - offset - found.length;
  const more = left > 0 && asked.limit !== 1 && asked.order === undefined ? ['', texts.moreOf(left)] : [];
  return [heading, '', ...lines, ...more].join('\n');
}
