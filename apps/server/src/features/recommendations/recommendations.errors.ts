import { AppError } from '#platform/app-error.ts';

export const recommendationNotFound = () => new AppError({ code: 'recommendations.not_found' });
