import { AppError } from '#platform/app-error.ts';

/** Errors of an uploaded file as a whole. `name` is the user's name for it. */

export function notAnExport(name: string, why: string, cause?: unknown): AppError {
  return new AppError({ code: 'imports.not_an_export', message: describeInvalidExport(name, why), cause });
}

export function describeInvalidExport(name: string, why: string): string {
  return `${shorten(name)}: ${why}`;
}

export function noConversations(name: string): AppError {
  return new AppError({ code: 'imports.empty', message: `There are no conversations in ${shorten(name)}.` });
}

export function truncatedZip(name: string, cause?: unknown): AppError {
  return new AppError({
    code: 'imports.truncated_zip',
    message: `${shorten(name)} is incomplete or damaged. Please download it again.`,
    cause,
  });
}

/** `limit` completes the sentence that begins with the name, such as 'holds more than 10 files.' */
export function archiveTooLarge(name: string, limit: string): AppError {
  return new AppError({ code: 'imports.archive_too_large', message: `${shorten(name)} ${limit}` });
}

export function unsafeArchivePath(name: string, cause?: unknown): AppError {
  return new AppError({
    code: 'imports.unsafe_path',
    message: `${shorten(name)} contains unsafe file paths and was refused.`,
    cause,
  });
}

/** A file's name without characters that cannot be shown. */
export function plainName(name: string): string {
  return (
    name
      .replace(/\p{Cc}/gu, '')
      .trim()
      .toWellFormed() || 'This file'
  );
}

function shorten(name: string): string {
  const plain = plainName(name);
  return plain.length > 80 ? `${plain.slice(0, 79).toWellFormed()}…` : plain;
}
