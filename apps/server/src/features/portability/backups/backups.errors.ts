import { AppError } from '#platform/app-error.ts';

export const backupNeedsPremium = () => new AppError({ code: 'backups.premium_required' });
export const backupNotFound = () => new AppError({ code: 'backups.not_found' });
export const backupNotReady = () => new AppError({ code: 'backups.not_ready' });
export const tooManyBackups = () => new AppError({ code: 'backups.too_many' });
export const backupFailed = (cause: unknown) => new AppError({ code: 'backups.failed', cause });
export const backupInterrupted = () => new AppError({ code: 'backups.interrupted' });
export const backupFileMissing = () => new AppError({ code: 'backups.file_missing' });
export const backupFileTooLarge = (maxBytes: number) =>
  new AppError({ code: 'backups.too_large', details: { maxBytes } });
export const notABackup = () => new AppError({ code: 'backups.not_a_backup' });
export const backupOfNewerVersion = () => new AppError({ code: 'backups.newer_version' });
export const restoreNotFound = () => new AppError({ code: 'backups.restore_not_found' });
export const restoreWrongState = () => new AppError({ code: 'backups.restore_wrong_state' });
export const restoreRunning = () => new AppError({ code: 'backups.restore_running' });
export const restoreFailed = (cause: unknown) => new AppError({ code: 'backups.restore_failed', cause });
export const restoreInterrupted = () => new AppError({ code: 'backups.restore_interrupted' });

/** `detail`: what is damaged, lower-case, without a full stop. */
export const backupDamaged = (detail: string, cause?: unknown) =>
  new AppError({ code: 'backups.damaged', message: `This backup is damaged: ${detail}. Nothing was restored.`, cause });

/** `place`: a record or file of the backup; `field`: a path in it; `why`: a sentence. */
export const backupFieldInvalid = ({ place, field, why }: { place: string; field: string; why: string }) =>
  backupDamaged(`${place}, field ${field}: ${why.replace(/\.$/, '')}`);
