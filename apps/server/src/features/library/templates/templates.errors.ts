import { AppError } from '#platform/app-error.ts';

export const templateNotFound = () => new AppError({ code: 'templates.not_found' });
export const tooManyTemplates = () => new AppError({ code: 'templates.too_many' });
export const trashItemNotFound = () => new AppError({ code: 'trash.not_found' });
