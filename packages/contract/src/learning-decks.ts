/** Decks of cards: their notes, and import and export in the text format of Anki. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CardPageQuery, LearningCard, LearningDeck } from './learning.ts';
import {
  Count,
  Id,
  limits,
  NoContent,
  pageHeaders,
  requestObject,
  toStorable,
  trimmedText,
  versionHeaders,
} from './primitives.ts';

/** Quotes from one conversation about the deck's topic. */
export const LearningNote = z.object({
  conversationId: Id,
  title: z.string(),
  sentences: z.array(z.object({ messageId: Id, text: z.string() })),
});
export type LearningNote = z.output<typeof LearningNote>;

/** One deck with the notes of its topic, the latest conversation first, at most 50. */
export const LearningDeckDetail = z.extend(LearningDeck, { notes: z.array(LearningNote) });
export type LearningDeckDetail = z.output<typeof LearningDeckDetail>;

const deckName = trimmedText({ label: 'Name', max: limits.nameLength });

export const DeckBody = requestObject({ name: deckName });
export type DeckBody = z.output<typeof DeckBody>;

const MAX_FILE_LENGTH = 800_000;

/**
 * Without `deckId` the cards are added to the deck called `deckName`; without both, to the decks that the file names.
 * Missing decks are created.
 */
export const ImportCardsBody = requestObject({
  text: z
    .string('Please send the text of the file.')
    .check(
      z.overwrite(toStorable),
      z.minLength(1, 'This file is empty.'),
      z.maxLength(MAX_FILE_LENGTH, 'This file has more than 800,000 characters. Please split it.'),
    ),
  deckId: z.optional(Id),
  deckName: z.optional(deckName),
});
export type ImportCardsBody = z.output<typeof ImportCardsBody>;

export const ImportedCards = z.object({
  created: Count,
  /** Identical cards that existed already. */
  unchanged: Count,
  /** Every line that was not imported, with the reason. */
  rejected: z.array(z.object({ line: Count, text: z.string(), reason: z.string() })),
});
export type ImportedCards = z.output<typeof ImportedCards>;

const params = z.object({ id: Id });

export const createDeck = endpoint({
  method: 'POST',
  path: '/api/learning/decks',
  access: 'user',
  summary: 'Creates a deck.',
  body: DeckBody,
  response: LearningDeck,
  status: 201,
  errors: ['learning.too_many'],
});

export const getDeck = endpoint({
  method: 'GET',
  path: '/api/learning/decks/:id',
  access: 'user',
  summary: 'One deck with the notes of its topic.',
  params,
  response: LearningDeckDetail,
  responseHeaders: versionHeaders,
  errors: ['learning.deck_not_found'],
});

export const listDeckCards = endpoint({
  method: 'GET',
  path: '/api/learning/decks/:id/cards',
  access: 'user',
  summary: 'The cards of a deck, the latest first.',
  params,
  query: CardPageQuery,
  response: z.array(LearningCard),
  responseHeaders: { ...pageHeaders, ...versionHeaders },
  errors: ['learning.deck_not_found'],
});

export const renameDeck = endpoint({
  method: 'PATCH',
  path: '/api/learning/decks/:id',
  access: 'user',
  summary: 'Renames a deck.',
  params,
  body: DeckBody,
  response: LearningDeck,
  errors: ['learning.deck_not_found'],
});

export const deleteDeck = endpoint({
  method: 'DELETE',
  path: '/api/learning/decks/:id',
  access: 'user',
  summary: 'Moves a deck with its cards to the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['learning.deck_not_found'],
});

export const exportDeck = endpoint({
  method: 'GET',
  path: '/api/learning/decks/:id/anki',
  access: 'user',
  summary: 'The cards of a deck as text for Anki.',
  params,
  response: z.unknown(),
  produces: 'binary',
  errors: ['learning.deck_not_found'],
});

export const importCards = endpoint({
  method: 'POST',
  path: '/api/learning/import',
  access: 'user',
  summary: 'Imports cards from a text exported by Anki. Lines that are not cards are listed.',
  body: ImportCardsBody,
  response: ImportedCards,
  errors: ['learning.deck_not_found', 'learning.too_many', 'learning.not_cards'],
});
