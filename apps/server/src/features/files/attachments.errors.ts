import { AppError } from '#platform/app-error.ts';

export const attachmentNotFound = () => new AppError({ code: 'attachments.not_found' });
