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
/** An order meant for something else is answered from the archive only when it holds nearly every word of it. */
const PLAINLY_ABOUT = 0.9;

interface Window {
  from: Date;
  to: Date;
}

interface QuoteOptions {
  /** When the conversations took place. */
  window?: Window | undefined;
  isStrict?: boolean;
}

export type ArchiveAnswers = ReturnType<typeof createArchiveAnswers>;

/** Quotes what the archive holds: the best statements of the best conversations, dated and linked. */
export function createArchiveAnswers({ search }: { search: SearchService }) {
  async function find(
    question: Question,
    asked: readonly string[],
    { window, isStrict = false }: QuoteOptions,
  ): Promise<Recollection[]> {
    const request = { words: asked.map(stem), limit: CONVERSATIONS + 1, ...(window && { filter: window }) };
    const found = (await search.recall(question.userId, request)).filter(
      // What was said a moment ago is no finding.
      ({ conversationId }) => conversationId !== question.conversationId,
    );
    const best = found[0]?.share ?? 0;
    return best < (isStrict ? PLAINLY_ABOUT : ABOUT)
      ? []
      : found.filter(({ share }) => share >= best * NEARLY).slice(0, CONVERSATIONS);
  }

  function quote({ timeZone }: Question, asked: readonly string[], found: Recollection): string | undefined {
    const turns = found.messages.map(({ id, role, content }) => ({ id, role, text: content }));
    const quotes = quoteConversation(asked.join(' '), turns);
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
      return quotes.length === 0 ? undefined : [words.fromArchive, ...quotes].join('\n\n');
    },
  };
}
