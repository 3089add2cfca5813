import { AppError } from '#platform/app-error.ts';

export const conversationNotFound = () => new AppError({ code: 'conversations.not_found' });
export const queryWithoutWords = () => new AppError({ code: 'search.query_invalid' });
/** `message` names the invalid value and shows a valid one. */
export const queryRefused = (message: string) => new AppError({ code: 'search.query_invalid', message });
export const savedSearchNotFound = () => new AppError({ code: 'search.saved_not_found' });
export const tooManySavedSearches = () => new AppError({ code: 'search.too_many_saved' });
