import { AppError } from '#platform/app-error.ts';

export const conversationNotFound = () => new AppError({ code: 'conversations.not_found' });
export const storageFull = () => new AppError({ code: 'conversations.storage_full' });
export const savedInTrash = () => new AppError({ code: 'conversations.saved_in_trash' });
