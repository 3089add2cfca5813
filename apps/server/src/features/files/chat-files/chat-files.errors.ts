import { AppError } from '#platform/app-error.ts';

export const chatFileNotFound = () => new AppError({ code: 'files.not_found' });
export const chatFileMissing = () => new AppError({ code: 'files.file_missing' });
export const chatFileEmpty = () => new AppError({ code: 'files.empty' });
export const chatFileTooLarge = () => new AppError({ code: 'files.too_large' });
export const tooManyKeptFiles = () => new AppError({ code: 'files.too_many' });
export const fileStorageFull = () => new AppError({ code: 'files.storage_full' });

export const stillReading = (name: string) =>
  new AppError({
    code: 'files.still_reading',
    message: `“${name}” is still being read. Please wait a moment and send the message again.`,
  });

/** `reason` is a sentence. */
export const unreadable = (name: string, reason: string) =>
  new AppError({ code: 'files.unreadable', message: `“${name}” cannot be used: ${reason}` });
