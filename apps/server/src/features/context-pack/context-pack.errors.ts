import { AppError } from '#platform/app-error.ts';

export const lineNotFound = () => new AppError({ code: 'context.line_not_found' });
export const tooManyLines = () => new AppError({ code: 'context.too_many_lines' });
