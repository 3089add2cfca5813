import { AppError } from '#platform/app-error.ts';

export const cardNotFound = () => new AppError({ code: 'learning.card_not_found' });
export const deckNotFound = () => new AppError({ code: 'learning.deck_not_found' });
export const tooManyCardsOrDecks = () => new AppError({ code: 'learning.too_many' });
export const fileWithoutCards = () => new AppError({ code: 'learning.not_cards' });
