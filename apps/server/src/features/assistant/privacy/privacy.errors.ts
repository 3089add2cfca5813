import { AppError } from '#platform/app-error.ts';

export const conversationNotFound = () => new AppError({ code: 'conversations.not_found' });
export const conversationMarkedNeverSend = () => new AppError({ code: 'privacy.never_send' });
