import { AppError } from '#platform/app-error.ts';

export const promptNotFound = () => new AppError({ code: 'prompts.not_found' });
export const tooManyPrompts = () => new AppError({ code: 'prompts.too_many' });
export const promptNeverDue = () => new AppError({ code: 'prompts.never' });
