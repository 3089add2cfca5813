import type { DataQuestion } from '@app/understanding/questions/data-question';
import type { Learning } from '@app/contract/learning';
import { LIST_LENGTH, MAX_FURTHER } from '@app/understanding/questions/follow-up-question';
import { stem } from '@app/understanding/text/words';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { HighlightsService } from '#features/highlights/highlights.service.ts';
import type { LearningService } from '#features/library/learning.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { Question } from '../question.ts';
import type { Replies } from '../replies/replies.ts';
import { linkTo, matchesAny, oneLine } from '../wording.ts';

export interface OtherFactDependencies {
  assistant: Pick<AssistantService, 'memories'>;
  highlights: Pick<HighlightsService, 'findPage'>;
  learning: Pick<LearningService, 'overview' | 'cards'>;
  suggestions: Pick<SuggestionsService, 'listPending' | 'countPending'>;
}

const MAX_QUOTE = 160;

/** Answers about cards, decks, memories, highlights and the inbox. */
export function createOtherFacts({ assistant, highlights, learning, suggestions }: OtherFactDependencies) {
  return {
    cards: async (question: Question, asked: DataQuestion): Promise<string> => {
      const overview = await learning.overview(question.userId);
      const isListed = asked.words.length > 0 || (asked.act === 'list' && asked.categories !== undefined);
      return isListed && asked.thing === 'cards'
        ? listCards(learning, question, overview, asked)
        : cardAnswer(overview, asked, question.replies);
    },

    memories: async (
      { userId, replies: texts }: Question,
      { words, subject, act, offset = 0 }: DataQuestion,
    ): Promise<string> => {
      if (offset > 0) return texts.nothingFurther;
      const all = await assistant.memories.list(userId);
      if (all.length === 0) return texts.noMemories;
      const stems = words.map((word) => stem(word));
      const found = all.filter(({ text }) => matchesAny(text, stems));
      if (found.length === 0) return texts.noMemoryAbout(subject);
      const heading = act === 'count' ? texts.countedMemories(found.length) : texts.memories;
      return [heading, '', ...found.map(({ text }) => `- ${text}`)].join('\n');
    },

    highlights: async ({ userId, replies: texts }: Question, asked: DataQuestion): Promise<string> => {
      const { found, total } = await highlights.findPage(userId, asked.words.join(' '), pageOf(asked));
      if (total === 0) return texts.noNotes(asked.subject);
      const lines = found.map(
        ({ quote, note, ...row }) =>
          `- “${oneLine(quote).slice(0, MAX_QUOTE)}”${note === '' ? '' : ` – ${oneLine(note)}`} (${linkTo(row)})`,
      );
      return pageText({ heading: texts.yourNotes(total), lines, total }, asked, texts);
    },

    suggestions: async ({ userId, replies: texts }: Question, asked: DataQuestion): Promise<string> => {
      const count = await suggestions.countPending(userId);
      if (count === 0) return texts.inInbox(0);
      const { limit, offset } = pageOf(asked);
      const pending = await suggestions.listPending(userId, { limit: offset + limit });
      const lines = pending.slice(offset).map(({ title }) => `- ${title}`);
      return pageText({ heading: texts.inInbox(count), lines, total: count }, asked, texts);
    },
  };
}

const pageOf = ({ offset = 0, limit = LIST_LENGTH }: DataQuestion): { offset: number; limit: number } => ({
  offset,
  limit: Math.min(limit, MAX_FURTHER),
});

/** A page of a list: the first one with its heading, further ones with their numbers. */
function pageText(
  { heading, lines, total }: { heading: string; lines: readonly string[]; total: number },
  { offset = 0 }: DataQuestion,
  texts: Replies,
): string {
  if (lines.length === 0) return texts.nothingFurther;
  const end = offset + lines.length;
  const first = offset > 0 ? texts.further(offset + 1, end, total) : heading;
  return [first, '', ...lines, ...(end < total ? ['', texts.moreOf(total - end)] : [])].join('\n');
}

/** How many decks and cards of each are read at most. */
const MAX_DECKS = 50;
const MAX_CARDS = 200;

/**
 * The cards of a category, and those with all words of the subject on one of their sides or in the name of their deck.
 */
async function listCards(
  { cards }: Pick<LearningService, 'cards'>,
  { userId, replies: texts }: Question,
  overview: Learning,
  asked: DataQuestion,
): Promise<string> {
  const { decks } = overview;
  const filled = decksOf(decks, asked).filter(({ cardCount }) => cardCount > 0);
  if (filled.length > MAX_DECKS || filled.some(({ cardCount }) => cardCount > MAX_CARDS))
    return texts.cannotFilter('cards', ['words']);
  const pages = await Promise.all(filled.map(({ id }) => cards.listOfDeck(userId, id, { limit: MAX_CARDS })));
  const stems = asked.words.map((word) => stem(word));
  const found = pages
    .flatMap((page) => page.cards)
    .filter(({ front, back, deckName }) => stems.every((word) => matchesAny(`${front}\n${back}\n${deckName}`, [word])));
  const { offset, limit } = pageOf(asked);
  const lines = found.slice(offset, offset + limit).map(({ front }) => `- ${oneLine(front).slice(0, MAX_QUOTE)}`);
  const heading =
    asked.words.length === 0
      ? cardAnswer({ ...overview, decks }, { ...asked, offset: 0 }, texts)
      : texts.cardsAbout(found.length, asked.subject);
  return found.length === 0 ? heading : pageText({ heading, lines, total: found.length }, asked, texts);
}

/** The decks of the categories that a question names, or the other decks if it excludes these; all if it names none. */
const decksOf = (decks: Learning['decks'], { categories, leftOut }: DataQuestion): Learning['decks'] =>
  categories === undefined
    ? decks
    : decks.filter(({ name, category }) => {
        const isNamed = [name, category?.name].some((one) => one !== undefined && categories.includes(one));
        return isNamed !== (leftOut === 'categories');
      });

/** How many cards there are and are due, in which decks. */
function cardAnswer(
  { decks: allDecks, dueCount, proposalCount }: Learning,
  asked: DataQuestion,
  texts: Replies,
): string {
  const { thing, categories, leftOut, offset = 0 } = asked;
  if (offset > 0) return texts.nothingFurther;
  const decks = decksOf(allDecks, asked);
  if (categories !== undefined && leftOut === undefined && thing !== 'decks') {
    const due = decks.reduce((sum, deck) => sum + deck.dueCount, 0);
    const cardCount = decks.reduce((sum, deck) => sum + deck.cardCount, 0);
    return texts.cardsIn(due, cardCount, texts.listOf(categories));
  }
  const lineOf = ({ name, cardCount, dueCount: due }: Learning['decks'][number]) =>
    texts.deckLine(name, cardCount, due);
  if (thing === 'decks') return [texts.yourDecks(decks.length), '', ...decks.map(lineOf)].join('\n');
  const all = decks.reduce((sum, { cardCount }) => sum + cardCount, 0);
  const waiting = proposalCount > 0 ? ['', texts.cardsWaiting(proposalCount)] : [];
  return [
    texts.cardsDue(dueCount, all),
    '',
    ...decks.filter(({ cardCount }) => cardCount > 0).map(lineOf),
    ...waiting,
  ].join('\n');
}
