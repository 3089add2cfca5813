import { AppError } from '#platform/app-error.ts';

export const queryWithoutWords = () => new AppError({ code: 'search.query_invalid' });
