import { AppError } from '#platform/app-error.ts';

export const conversationNotFound = () => new AppError({ code: 'conversations.not_found' });
export const branchNotFound = () => new AppError({ code: 'conversations.branch_not_found' });
export const messageNotFound = () => new AppError({ code: 'chat.message_not_found' });
export const trashItemNotFound = () => new AppError({ code: 'trash.not_found' });
export const actNotFound = () => new AppError({ code: 'conversations.act_not_found' });
