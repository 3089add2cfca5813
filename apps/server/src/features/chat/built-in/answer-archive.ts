import { quoteConversation } from '@app/understanding/quote-conversation';
import { stem } from '@app/understanding/text/words';
import type { Recollection, SearchService } from '#features/search/search.service.ts';
import * as words from './built-in.messages.ts';
import type { Question } from './question.ts';
import { formatDay, linkTo, oneLine } from './wording.ts';

const CONVERSATIONS = 3;
/** Less of the question than this, rare words counting most, and a conversation is not about it. */
const ABOUT = 0.5;
/** Beside one that holds the question, others must hold nearly as much. */
const NEARLY = 0.75;
/** A long conversation holds most words somewhere; beside one whose title says them it is noise. */
const AS_WELL = 0.6;
/** For the first or the last one that was about it, so many are looked at. */
const MANY = 40;
/** What comes less close in meaning is only vaguely alike. */
const ALIKE = 0.45;
const QUOTED = 240;

const shortened = (text: string): string =>
  text.length <= QUOTED ? text : `${text.slice(0, QUOTED).replace(/\s+\S*$/, '')}…`;

const endOf = (found: readonly Recollection[], order: 'first' | 'last'): Recollection[] => {
  const inOrder = found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const one = order === 'first' ? inOrder[0] : inOrder.at(-1);
  return one === undefined ? [] : [one];
};

interface Window {
  from: Date;
  to: Date;
}

export interface QuoteOptions {
  /** When the conversations took place. */
  window?: Window | undefined;
  /** The share of the words, rare ones counting most, that a conversation must hold. */
  least?: number;
  /** Where no words are found, what comes close in meaning is quoted. */
  byMeaning?: boolean;
  /** The first or the last one that was about it. */
  /** Only the best one is quoted, without an introduction. */
  isOne?: boolean;
  order?: 'first' | 'last' | undefined;
}

export type ArchiveAnswers = ReturnType<typeof createArchiveAnswers>;

/** Quotes what the archive holds: the best statements of the best conversations, dated and linked. */
export function createArchiveAnswers({ search }: { search: SearchService }) {
  async function find(
    question: Question,
    asked: readonly string[],
    { window, least = ABOUT, order }: QuoteOptions,
  ): Promise<Recollection[]> {
    const limit = order === undefined ? CONVERSATIONS + 1 : MANY;
    const request = { words: asked.map(stem), limit, filter: { ...window, notBy: words.LABEL } };
    const found = (await search.recall(question.userId, request)).filter(
      // What was said a moment ago is no finding.
      ({ conversationId }) => conversationId !== question.conversationId,
    );
    const best = found[0]?.share ?? 0;
    if (best < least) return [];
    const top = found[0]?.score ?? 0;
    const close = found.filter(({ share, score }) => share >= best * NEARLY && score >= top * AS_WELL);
    return order === undefined ? close.slice(0, CONVERSATIONS) : endOf(close, order);
  }

  async function findByMeaning({ userId, text, conversationId }: Question, window: Window | undefined) {
    const filter = { ...window, notBy: words.LABEL };
    const found = await search.recallByMeaning(userId, { text, filter, limit: CONVERSATIONS });
    return found.filter((one) => one.share >= ALIKE && one.conversationId !== conversationId);
  }

  /** Where no sentence shares a word with the question: what was asked, and how the answer begins. */
  function beginning({ messages }: Recollection): { turnId: string; role: 'user' | 'assistant'; text: string }[] {
    const asked = messages.find(({ role }) => role === 'user');
    return asked === undefined ? [] : [{ turnId: asked.id, role: 'user', text: shortened(asked.content) }];
  }

  function quote(
    { timeZone }: Question,
    asked: readonly string[],
    found: Recollection,
    isAnyway = false,
  ): string | undefined {
    const turns = found.messages.map(({ id, role, content }) => ({ id, role, text: content }));
    const fitting = quoteConversation(asked.join(' '), turns);
    const quotes = fitting.length > 0 || !isAnyway ? fitting : beginning(found);
    if (quotes.length === 0) return undefined;
    const said = new Map(found.messages.map((message) => [message.id, message.createdAt]));
    const day = formatDay(said.get(quotes[0]?.turnId ?? '') ?? found.createdAt, timeZone);
    const lines = quotes.map(({ role, text }) =>
      role === 'user' ? `> ${words.youAsked} ${oneLine(text)}` : `> ${oneLine(text)}`,
    );
    return [`**${linkTo(found)}**, ${day}`, lines.join('\n>\n')].join('\n\n');
  }

  return {
    /** Undefined when nothing fits. */
    quoteArchive: async (
      question: Question,
      asked: readonly string[],
      options: QuoteOptions = {},
    ): Promise<string | undefined> => {
      const quotes = (await find(question, asked, options)).flatMap((found) => quote(question, asked, found) ?? []);
      if (options.isOne === true && quotes.length > 0) return quotes[0];
      if (quotes.length > 0) return [words.fromArchive, ...quotes].join('\n\n');
      if (options.byMeaning !== true || asked.length === 0) return undefined;
      const near = await findByMeaning(question, options.window);
      const nearby = near.flatMap((found) => quote(question, asked, found, true) ?? []);
      return nearby.length === 0 ? undefined : [words.byMeaning, ...nearby].join('\n\n');
    },
  };
}
