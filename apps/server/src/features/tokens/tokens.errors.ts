import { AppError } from '#platform/app-error.ts';

export const tokenNotFound = () => new AppError({ code: 'tokens.not_found' });
export const tooManyTokens = () => new AppError({ code: 'tokens.too_many' });
