import { AppError } from '#platform/app-error.ts';

export const actNotFound = () => new AppError({ code: 'sorting.act_not_found' });
export const conversationNotFound = () => new AppError({ code: 'conversations.not_found' });
export const categoryNotFound = () => new AppError({ code: 'categories.not_found' });
export const proposalNotFound = () => new AppError({ code: 'sorting.proposal_not_found' });
