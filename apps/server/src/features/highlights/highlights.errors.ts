import { MAX_HIGHLIGHTS } from '@app/contract/highlights';
import { AppError } from '#platform/app-error.ts';

export const conversationNotFound = () => new AppError({ code: 'conversations.not_found' });
export const messageNotFound = () => new AppError({ code: 'chat.message_not_found' });
export const highlightNotFound = () => new AppError({ code: 'highlights.not_found' });
export const tooManyHighlights = () =>
  new AppError({ code: 'highlights.too_many', details: { limit: MAX_HIGHLIGHTS } });
