import { AppError } from '#platform/app-error.ts';

export const conversationNotFound = () => new AppError({ code: 'conversations.not_found' });
export const queryWithoutWords = () => new AppError({ code: 'search.query_invalid' });
