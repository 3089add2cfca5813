import type { DataQuestion } from '@app/understanding/questions/data-question';
import type { Learning } from '@app/contract/learning';
import { stem } from '@app/understanding/text/words';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { HighlightsService } from '#features/highlights/highlights.service.ts';
import type { LearningService } from '#features/library/learning.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import { memories as memoriesHeading, noMemories } from '../built-in.messages.ts';
import type { Question } from '../question.ts';
import { linkTo, matchesAny, oneLine } from '../wording.ts';
import * as texts from './facts.messages.ts';

export interface OtherFactDependencies {
  assistant: Pick<AssistantService, 'memories'>;
  highlights: Pick<HighlightsService, 'find'>;
  learning: Pick<LearningService, 'overview'>;
  suggestions: Pick<SuggestionsService, 'listPending' | 'countPending'>;
}

const MAX_LISTED = 10;
const MAX_QUOTE = 160;

/** Answers about cards, decks, memories, highlights and the inbox. */
export function createOtherFacts({ assistant, highlights, learning, suggestions }: OtherFactDependencies) {
  return {
    cards: async ({ userId }: Question, asked: DataQuestion): Promise<string> =>
      cardAnswer(await learning.overview(userId), asked),

    memories: async ({ userId }: Question, { words, subject, act }: DataQuestion): Promise<string> => {
      const all = await assistant.memories.list(userId);
      if (all.length === 0) return noMemories;
      const stems = words.map((word) => stem(word));
      const found = all.filter(({ text }) => matchesAny(text, stems));
      if (found.length === 0) return texts.noMemoryAbout(subject);
      const heading = act === 'count' ? texts.countedMemories(found.length) : memoriesHeading;
      return [heading, '', ...found.map(({ text }) => `- ${text}`)].join('\n');
    },

    notes: async ({ userId }: Question, { words, subject }: DataQuestion): Promise<string> => {
      const found = await highlights.find(userId, words.join(' '));
      if (found.length === 0) return texts.noNotes(subject);
      const lines = found
        .slice(0, MAX_LISTED)
        .map(
          ({ quote, note, ...row }) =>
            `- “${oneLine(quote).slice(0, MAX_QUOTE)}”${note === '' ? '' : ` – ${oneLine(note)}`} (${linkTo(row)})`,
        );
      return [texts.yourNotes(found.length), '', ...lines].join('\n');
    },

    suggestions: async ({ userId }: Question): Promise<string> => {
      const count = await suggestions.countPending(userId);
      const pending = await suggestions.listPending(userId, { limit: MAX_LISTED });
      if (count === 0) return texts.inInbox(0);
      return [texts.inInbox(count), '', ...pending.map(({ title }) => `- ${title}`)].join('\n');
    },
  };
}

/** How many cards there are and are due, in which decks. */
function cardAnswer({ decks, dueCount, proposalCount }: Learning, { thing }: DataQuestion): string {
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
