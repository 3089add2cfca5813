import type { DetectedIntent, NamedConversation } from '@app/understanding/intents';
import { stem } from '@app/understanding/text/words';
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

/** Orders about one conversation: summarise, move, rename. What cannot be told apart is asked, not guessed. */
export function createConversationAnswers(dependencies: ConversationAnswerDependencies) {
  const { db, search, conversations, categories, summarise } = dependencies;

  async function find(question: Question, named: NamedConversation): Promise<Found> {
    const { userId, conversationId } = question;
    if (named.isCurrent) {
      const row = conversationId === null ? undefined : await conversations.find(db, userId, conversationId);
      return row ?? { answer: words.notInOne };
    }
    const recalled = await search.recall(userId, { words: named.query.map(stem), limit: CANDIDATES });
    const others = recalled.filter((found) => found.conversationId !== conversationId);
    const title = (named.title ?? named.query.join(' ')).toLowerCase();
    const exact = others.filter((found) => found.title.toLowerCase() === title);
    const best = others[0]?.share ?? 0;
    const likely = exact.length > 0 ? exact : others.filter(({ share }) => share >= best * CLEARLY);
    const [first, second] = likely;
    if (first === undefined) return { answer: words.noSuchConversation(named.query.join(' ')) };
    if (second !== undefined)
      return { answer: [words.whichOne, likely.map((found) => `- ${linkTo(found)}`).join('\n')].join('\n\n') };
    return (await conversations.find(db, userId, first.conversationId)) ?? { answer: words.noSuchConversation(title) };
  }

  return {
    summary: async (question: Question, named: NamedConversation): Promise<string> => {
      const found = await find(question, named);
      if ('answer' in found) return found.answer;
      const path = activePath(await conversations.listMessages(db, question.userId, found.id), found.activeLeafId);
      const sentences = summarise(path.map(({ id, role, content }) => ({ id, role, text: content })));
      const link = linkTo({ title: found.title, conversationId: found.id });
      if (sentences.length === 0) return words.nothingToSummarise(link);
      const day = formatDay(found.createdAt, question.timeZone);
      return [words.extracted(link, day), ...sentences.map(({ text }) => `> ${oneLine(text)}`)].join('\n\n');
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
