import { isDiskFull } from '#db/disk-full.ts';
import { AppError } from '#platform/app-error.ts';

export const importNotFound = () => new AppError({ code: 'imports.not_found' });
export const duplicateNotFound = () => new AppError({ code: 'imports.duplicate_not_found' });
export const importInWrongState = () => new AppError({ code: 'imports.wrong_state' });
export const importFileMissing = () => new AppError({ code: 'imports.file_missing' });
export const importFileTooLarge = (maxBytes: number) =>
  new AppError({ code: 'imports.too_large', details: { maxBytes } });
/** How long an import takes is unknown; most take seconds. */
const RETRY_AFTER_SECONDS = 10;

export const tooManyImportsRunning = () =>
  new AppError({ code: 'imports.too_many_running', details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
/** `seconds` until the first import of the last 24 hours no longer counts. */
export const tooManyImportsToday = (limit: number, seconds: number) =>
  new AppError({
    code: 'imports.too_many_today',
    message: `You have begun ${limit} imports within 24 hours, which is the limit here. The next one is possible ${inAbout(seconds)}.`,
    details: { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) },
  });

/** `usage`: how much of the storage is used, such as '10 kB of 10 kB'. */
export const storageFull = (usage: string) =>
  new AppError({
    code: 'imports.storage_full',
    message: `Your storage is full (${usage}). Please delete something first, or ask the operator of this app for more.`,
    details: { retryAfterSeconds: QUOTA_RETRY_SECONDS },
  });

function inAbout(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes < 60) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}

/** After a full storage, or when a device has sent too much for one day. */
const QUOTA_RETRY_SECONDS = 3_600;
/** While the batches of other devices are being stored. */
const BUSY_RETRY_SECONDS = 5;

export const captureQuotaReached = () =>
  new AppError({ code: 'captures.quota_reached', details: { retryAfterSeconds: QUOTA_RETRY_SECONDS } });
export const capturesBusy = () =>
  new AppError({ code: 'captures.busy', details: { retryAfterSeconds: BUSY_RETRY_SECONDS } });
export const keptFileNotFound = () => new AppError({ code: 'imports.kept_file_not_found' });
export const uploadOffsetMismatch = (bytesReceived: number) =>
  new AppError({ code: 'imports.offset_mismatch', details: { bytesReceived } });
export const noRecordReadable = (records: number) =>
  new AppError({
    code: 'imports.empty',
    message: `None of the ${records} records could be read. The list below says why.`,
  });
export const noConversationFound = () => new AppError({ code: 'imports.empty' });

/** An unexpected error stopped the import. */
export const importInterrupted = (cause: unknown) =>
  new AppError({
    code: 'imports.interrupted',
    cause,
    ...(isDiskFull(cause) && {
      message:
        'The server has run out of disk space. What was read so far is kept. Please tell the operator of this app, then drop the file again.',
    }),
  });
