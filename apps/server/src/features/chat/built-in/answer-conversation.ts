import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { englishCategoryName } from '@app/understanding/category/category-names';
import { type DetailRequest, detailsOf } from '@app/understanding/conversation-detail';
import type { DetectedIntent, NamedConversation } from '@app/understanding/intents';
import { findWordNames } from '@app/understanding/text/word-names';
import { stem, wordsOf } from '@app/understanding/text/words';
import type { Database } from '#db/database.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import {
  activePath,
  type ConversationRow,
  type ConversationsService,
} from '#features/conversations/conversations.service.ts';
import type { ConversationHit, SearchService } from '#features/search/search.service.ts';
import type { Question } from './question.ts';
import { linkTo, oneLine, quoteOf } from './wording.ts';

export type Summarise = (
  turns: readonly { id: string; role: 'user' | 'assistant'; text: string }[],
) => readonly { text: string }[];

export interface ConversationAnswerDependencies {
  db: Database;
  search: SearchService;
  conversations: ConversationsService;
  categories: CategoriesService;
  summarise: Summarise;
}

/** A conversation that is named by its title or its subject. */
type NamedByWords = Extract<NamedConversation, { isCurrent: false }>;
/** The conversation, or the answer that says why none could be chosen. */
type Found = ConversationRow | { answer: string };

const MAX_CANDIDATES = 4;
/** Conversations whose share of the words is at least this fraction of the best share are candidates as well. */
const AMBIGUOUS_SHARE = 0.85;
/** In characters. A shorter beginning of a category's name is too weak a sign that this category is meant. */
const MIN_PREFIX_LENGTH = 3;

/** Summarises, moves and renames one conversation. Asks which one is meant when several fit. */
export function createConversationAnswers(dependencies: ConversationAnswerDependencies) {
  return {
    /** Answers about the conversation that the last reply linked to: when it was, where it is, its answer or summary. */
    cited: async (question: Question, asked: Extract<DetectedIntent, { intent: 'cited' }>): Promise<string> => {
      const { userId, timeZone, thread, replies: texts } = question;
      const { ask, place = 0 } = asked;
      const id = thread.cited.at(place);
      const row = id === undefined ? undefined : await dependencies.conversations.find(dependencies.db, userId, id);
      if (row === undefined) return texts.nothingQuoted;
      if (ask === 'more') return answerWithSummary(dependencies, question, row);
      if (ask === 'answer') return quoteAnswer(dependencies, question, row);
      if (asked.detail !== undefined)
        return quoteDetail(dependencies, question, row, {
          kind: asked.detail,
          words: asked.words ?? [],
          query: asked.query ?? [],
        });
      const line = `**${linkTo({ title: row.title, conversationId: row.id })}**, ${texts.formatDay(row.createdAt, timeZone)}`;
      return ask === 'when' ? texts.dayOfQuote(line) : line;
    },

    summary: async (question: Question, named: NamedConversation): Promise<string> => {
      const found = await findNamed(dependencies, question, named);
      return 'answer' in found ? found.answer : answerWithSummary(dependencies, question, found);
    },

    /** Says which category the conversation about the words is in. */
    categoryOf: async (question: Question, query: string[]): Promise<string> => {
      const found = await findNamed(dependencies, question, { isCurrent: false, query });
      if ('answer' in found) return found.answer;
      const all = await dependencies.categories.list(question.userId);
      const name = all.find(({ id }) => id === found.categoryId)?.name ?? '';
      return question.replies.inCategory(linkTo({ title: found.title, conversationId: found.id }), name);
    },

    move: (question: Question, asked: Extract<DetectedIntent, { intent: 'move' }>): Promise<string> =>
      move(dependencies, question, asked),

    rename: async (question: Question, asked: Extract<DetectedIntent, { intent: 'rename' }>): Promise<string> => {
      if (asked.title === '') return question.replies.noTitle;
      const found = await findNamed(dependencies, question, asked.conversation);
      if ('answer' in found) return found.answer;
      await dependencies.conversations.update(question.userId, found.id, { title: asked.title });
      return question.replies.renamed(found.title, linkTo({ title: asked.title, conversationId: found.id }));
    },
  };
}

/** Finds the conversation that the user means. */
async function findNamed(
  { db, search, conversations }: ConversationAnswerDependencies,
  question: Question,
  named: NamedConversation,
): Promise<Found> {
  const { userId, conversationId, replies: texts } = question;
  const [cited] = question.thread.cited;
  // A pronoun such as “it” means the conversation that was linked last, or else the current one.
  if (named.isCurrent && named.isPronoun === true && cited !== undefined) {
    const row = await conversations.find(db, userId, cited);
    if (row !== undefined) return row;
  }
  if (named.isCurrent) {
    const row = conversationId === null ? undefined : await conversations.find(db, userId, conversationId);
    return row ?? { answer: texts.conversationIsEmpty };
  }
  const hits = await search.findConversationsByWords(userId, {
    words: named.query.map(stem),
    text: question.text,
    limit: MAX_CANDIDATES,
    filter: { excludedModel: BUILT_IN_ASSISTANT },
  });
  const others = hits.filter((hit) => hit.conversationId !== conversationId);
  const likely = likeliest(others, named);
  const [first, second] = likely;
  if (first === undefined) return { answer: texts.noSuchConversation(named.query.join(' ')) };
  if (second !== undefined)
    return { answer: [texts.whichConversation, likely.map((hit) => `- ${linkTo(hit)}`).join('\n')].join('\n\n') };
  return (
    (await conversations.find(db, userId, first.conversationId)) ?? {
      answer: texts.noSuchConversation(wantedTitle(named)),
    }
  );
}

/**
 * The candidates with the exact title; else those with all words in the title; else the candidate whose title alone has
 * the most of the words; else those with nearly as large a share of the words as the best.
 */
function likeliest(candidates: readonly ConversationHit[], named: NamedByWords): readonly ConversationHit[] {
  const title = wantedTitle(named);
  const exact = candidates.filter((hit) => hit.title.toLowerCase() === title);
  if (exact.length > 0) return exact;
  const stems = named.query.map(stem);
  const titled = candidates.filter((hit) => shareInTitle(hit.title, stems) === 1);
  if (titled.length > 0) return titled;
  const inTitle = candidates.map((hit) => shareInTitle(hit.title, stems));
  const most = Math.max(0, ...inTitle);
  const withMost = candidates.filter((_hit, at) => inTitle[at] === most);
  if (most >= 0.5 && withMost.length === 1) return withMost;
  const best = candidates[0]?.share ?? 0;
  return candidates.filter(({ share }) => share >= best * AMBIGUOUS_SHARE);
}

const wantedTitle = (named: NamedByWords): string => (named.title ?? named.query.join(' ')).toLowerCase();

/** The share of the words that the title contains, 0 to 1. */
function shareInTitle(title: string, stems: readonly string[]): number {
  const names = findWordNames(title).map((name) => name.toLowerCase());
  const contained = new Set([...wordsOf(title), ...names].map(stem));
  return stems.length === 0 ? 0 : stems.filter((word) => contained.has(word)).length / stems.length;
}

const MAX_ANSWER_LENGTH = 600;
const MAX_ANSWER_LINES = 24;

/** Quotes the first reply after the first message of the user that contains a word of the previous question. */
async function quoteAnswer(
  { db, conversations }: ConversationAnswerDependencies,
  { userId, thread, replies: texts }: Question,
  row: ConversationRow,
): Promise<string> {
  const path = activePath(await conversations.listMessages(db, userId, row.id), row.activeLeafId);
  const query = thread.previous !== undefined && 'query' in thread.previous ? (thread.previous.query ?? []) : [];
  const questionIndex = path.findIndex(
    ({ role, content }) => role === 'user' && query.some((word) => content.toLowerCase().includes(word)),
  );
  const answer = path.find(({ role, content }, at) => role === 'assistant' && content !== '' && at > questionIndex);
  const link = linkTo({ title: row.title, conversationId: row.id });
  if (answer === undefined) return texts.noAnswer(link);
  return [texts.answerIn(link), quoteBlock(answer.content)].join('\n\n');
}

/** A message as a quote, shortened; program code and tables keep their lines. */
function quoteBlock(content: string): string {
  if (/^(?:```|\|)/m.test(content)) {
    const lines = content.trim().split('\n');
    const opening = lines.findIndex((line) => line.startsWith('```'));
    const lastLine = lines.findIndex(
      (line, at) =>
        at > 0 && at !== opening && /^(?:```\s*|\|.*\|)$/.test(line) && lines[at + 1]?.startsWith('|') !== true,
    );
    const shown = lines.slice(0, lastLine === -1 ? MAX_ANSWER_LINES : lastLine + 1);
    if (lastLine < MAX_ANSWER_LINES) return shown.map((line) => `> ${line}`.trimEnd()).join('\n');
  }
  const text = oneLine(content);
  const shown = text.length <= MAX_ANSWER_LENGTH ? text : `${text.slice(0, MAX_ANSWER_LENGTH).replace(/\s+\S*$/, '')}…`;
  return `> ${shown}`;
}

/** Quotes the statements of the conversation that answer a question such as “and when is it?”. */
async function quoteDetail(
  { db, conversations }: ConversationAnswerDependencies,
  { userId, timeZone, replies: texts }: Question,
  row: ConversationRow,
  asked: DetailRequest,
): Promise<string> {
  const path = activePath(await conversations.listMessages(db, userId, row.id), row.activeLeafId);
  const found = detailsOf(
    path.map(({ id, role, content }) => ({ id, role, text: content })),
    asked,
  );
  const link = linkTo({ title: row.title, conversationId: row.id });
  // Without a day in the text, 'and when?' is about the conversation.
  if (found.length === 0 && asked.kind === 'when')
    return texts.dayOfQuote(`**${link}**, ${texts.formatDay(row.createdAt, timeZone)}`);
  if (found.length === 0) return texts.noDetail(link);
  return [texts.detailIn(link), ...found.map(({ role, text }) => quoteOf(role, text, texts))].join('\n\n');
}

async function answerWithSummary(
  { db, conversations, summarise }: ConversationAnswerDependencies,
  { userId, timeZone, replies: texts }: Question,
  row: ConversationRow,
): Promise<string> {
  const path = activePath(await conversations.listMessages(db, userId, row.id), row.activeLeafId);
  const sentences = summarise(path.map(({ id, role, content }) => ({ id, role, text: content })));
  const link = linkTo({ title: row.title, conversationId: row.id });
  if (sentences.length === 0) return texts.nothingToSummarise(link);
  const day = texts.formatDay(row.createdAt, timeZone);
  return [texts.keySentences(link, day), ...sentences.map(({ text }) => `> ${oneLine(text)}`)].join('\n\n');
}

async function move(
  dependencies: ConversationAnswerDependencies,
  question: Question,
  asked: Extract<DetectedIntent, { intent: 'move' }>,
): Promise<string> {
  const { categories, conversations } = dependencies;
  const texts = question.replies;
  const all = await categories.list(question.userId);
  const categoryName = asked.category.toLowerCase();
  const withPrefix = all.filter(({ name }) => categoryName !== '' && name.toLowerCase().startsWith(categoryName));
  const category =
    all.find(({ name }) => name.toLowerCase() === categoryName) ??
    all.find(({ name }) => stem(name.toLowerCase()) === stem(categoryName)) ??
    all.find(({ name }) => name.toLowerCase() === englishCategoryName(categoryName)) ??
    (withPrefix.length === 1 && categoryName.length >= MIN_PREFIX_LENGTH ? withPrefix[0] : undefined);
  if (category === undefined && withPrefix.length > 0)
    return texts.whichCategory(
      asked.category,
      withPrefix.map(({ name }) => name),
    );
  if (category === undefined)
    return texts.noSuchCategory(
      asked.category,
      all.map(({ name }) => name),
    );
  const found = await findNamed(dependencies, question, asked.conversation);
  if ('answer' in found) return found.answer;
  const link = linkTo({ title: found.title, conversationId: found.id });
  const before = all.find(({ id }) => id === found.categoryId)?.name ?? '';
  if (found.categoryId === category.id) return texts.alreadyInCategory(link, category.name);
  await conversations.update(question.userId, found.id, { categoryId: category.id });
  return texts.categoryChanged(link, category.name, before);
}
