import type { DetectedIntent, NamedConversation } from '@app/understanding/intents';
import { stem, wordsOf } from '@app/understanding/text/words';
import type { Database } from '#db/database.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import {
  activePath,
  type ConversationRow,
  type ConversationsService,
} from '#features/conversations/conversations.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import * as words from './built-in.messages.ts';
import type { Question } from './question.ts';
import { formatDay, linkTo, oneLine } from './wording.ts';

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

type Found = ConversationRow | { answer: string };
const CANDIDATES = 4;
/** The best is meant when no other holds nearly as much of what was said. */
const CLEARLY = 0.85;

/** Whether a title names all that was asked for: then no other one is meant. */
const holdsAll = (title: string, stems: readonly string[]): boolean => {
  const held = new Set(wordsOf(title).map(stem));
  return stems.length > 0 && stems.every((word) => held.has(word));
};

/** Orders about one conversation: summarise, move, rename. What cannot be told apart is asked, not guessed. */
export function createConversationAnswers(dependencies: ConversationAnswerDependencies) {
  const { db, search, conversations, categories, summarise } = dependencies;

  async function find(question: Question, named: NamedConversation): Promise<Found> {
    const { userId, conversationId } = question;
    const [cited] = question.thread.cited;
    if (named.isCurrent && named.isPronoun === true && cited !== undefined) {
      const row = await conversations.find(db, userId, cited);
      if (row !== undefined) return row;
    }
    if (named.isCurrent) {
      const row = conversationId === null ? undefined : await conversations.find(db, userId, conversationId);
      return row ?? { answer: words.notInOne };
    }
    const recalled = await search.recall(userId, {
      words: named.query.map(stem),
      limit: CANDIDATES,
      filter: { notBy: words.LABEL },
    });
    const others = recalled.filter((found) => found.conversationId !== conversationId);
    const title = (named.title ?? named.query.join(' ')).toLowerCase();
    const exact = others.filter((found) => found.title.toLowerCase() === title);
    const asked = named.query.map(stem);
    const titled = others.filter((found) => holdsAll(found.title, asked));
    const best = others[0]?.share ?? 0;
    const likely =
      [exact, titled, others.filter(({ share }) => share >= best * CLEARLY)].find((group) => group.length > 0) ?? [];
    const [first, second] = likely;
    if (first === undefined) return { answer: words.noSuchConversation(named.query.join(' ')) };
    if (second !== undefined)
      return { answer: [words.whichOne, likely.map((found) => `- ${linkTo(found)}`).join('\n')].join('\n\n') };
    return (await conversations.find(db, userId, first.conversationId)) ?? { answer: words.noSuchConversation(title) };
  }

  /** What the reply before was about: when it was, where it is, or more of it. */
  async function cited(question: Question, { ask }: Extract<DetectedIntent, { intent: 'cited' }>): Promise<string> {
    const { userId, timeZone, thread } = question;
    const [id] = thread.cited;
    const row = id === undefined ? undefined : await conversations.find(db, userId, id);
    if (row === undefined) return words.nothingCited;
    if (ask === 'more') return summarised(question, row);
    const line = `**${linkTo({ title: row.title, conversationId: row.id })}**, ${formatDay(row.createdAt, timeZone)}`;
    return ask === 'when' ? words.citedWhen(line) : line;
  }

  async function summarised({ userId, timeZone }: Question, row: ConversationRow): Promise<string> {
    const path = activePath(await conversations.listMessages(db, userId, row.id), row.activeLeafId);
    const sentences = summarise(path.map(({ id, role, content }) => ({ id, role, text: content })));
    const link = linkTo({ title: row.title, conversationId: row.id });
    if (sentences.length === 0) return words.nothingToSummarise(link);
    const day = formatDay(row.createdAt, timeZone);
    return [words.extracted(link, day), ...sentences.map(({ text }) => `> ${oneLine(text)}`)].join('\n\n');
  }

  return {
    cited,
    summary: async (question: Question, named: NamedConversation): Promise<string> => {
      const found = await find(question, named);
      if ('answer' in found) return found.answer;
      return summarised(question, found);
    },

    move: async (question: Question, asked: Extract<DetectedIntent, { intent: 'move' }>): Promise<string> => {
      const all = await categories.list(question.userId);
      const wanted = asked.category.toLowerCase();
      const category =
        all.find(({ name }) => name.toLowerCase() === wanted) ??
        all.find(({ name }) => stem(name.toLowerCase()) === stem(wanted)) ??
        all.find(({ name }) => wanted !== '' && name.toLowerCase().startsWith(wanted));
      if (category === undefined)
        return words.noSuchCategory(
          asked.category,
          all.map(({ name }) => name),
        );
      const found = await find(question, asked.conversation);
      if ('answer' in found) return found.answer;
      const link = linkTo({ title: found.title, conversationId: found.id });
      const before = all.find(({ id }) => id === found.categoryId)?.name ?? '';
      if (found.categoryId === category.id) return words.alreadyThere(link, category.name);
      await conversations.update(question.userId, found.id, { categoryId: category.id });
      return words.moved(link, category.name, before);
    },

    rename: async (question: Question, asked: Extract<DetectedIntent, { intent: 'rename' }>): Promise<string> => {
      if (asked.title === '') return words.noTitle;
      const found = await find(question, asked.conversation);
      if ('answer' in found) return found.answer;
      await conversations.update(question.userId, found.id, { title: asked.title });
      return words.renamed(found.title, linkTo({ title: asked.title, conversationId: found.id }));
    },
  };
}
