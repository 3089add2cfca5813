import { AppError } from '#platform/app-error.ts';

export const shareNotFound = () => new AppError({ code: 'sharing.not_found' });
