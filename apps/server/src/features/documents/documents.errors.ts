import { AppError } from '#platform/app-error.ts';

export const documentNotFound = () => new AppError({ code: 'documents.not_found' });
