import type { Import } from '@app/contract/imports';
import { AppError } from '#platform/app-error.ts';
import type { NewId } from '#platform/ids.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { ImportsService } from '../imports.service.ts';
import { sizeOfTaken, stateOfTaken, type TakenFile, type WatchedFiles } from './watched-files.ts';

export interface WatchFolderDependencies {
  files: WatchedFiles;
  imports: Pick<ImportsService, 'create' | 'get'>;
  /** The account that gets the files; undefined if it cannot be determined. */
  findOwner: () => Promise<string | undefined>;
  newId: NewId;
  log: Logger;
  rounds: Rounds;
}

export type WatchFolder = ReturnType<typeof createWatchFolder>;

const FINISHED_STATUSES = new Set<Import['status']>(['completed', 'failed', 'cancelled', 'undone']);
/** Too many imports of the person are running, or the daily limit is reached: a later check tries again. */
const RETRIED_ERRORS = new Set(['imports.too_many_running', 'imports.too_many_today']);
const folderMissing = 'the watched folder is not there';
const ownerMissing = 'WATCH_OWNER must name the account that gets the files of the watched folder';

/**
 * Imports the files of a folder, one at a time. A file that has not changed between two checks is moved to the taken files,
 * and read at a later check if it has not changed since. The state of the work is in the folder itself, so that it
 * continues after a restart.
 */
export function createWatchFolder(dependencies: WatchFolderDependencies) {
  const { files, findOwner, newId, log, rounds } = dependencies;
  const continueWith = createContinuation(dependencies);
  const round = rounds.open('watched-files');
  /** By name or by id of the import: size and time of a file at the previous check. */
  let previous = new Map<string, string>();
  /** Why the folder cannot be read; logged once, not at every check. */
  let problem: string | undefined;
  let checking: Promise<void> | undefined;

  function setProblem(reason: string | undefined): void {
    if (reason !== undefined && reason !== problem) log.warn(reason);
    problem = reason;
  }

  async function checkFolder(): Promise<void> {
    if (!(await files.exists())) return setProblem(folderMissing);
    const userId = await findOwner();
    if (userId === undefined) return setProblem(ownerMissing);
    setProblem(undefined);
    const current = new Map<string, string>();
    const taken = await files.listTaken();
    const continueOne = (file: TakenFile) => continueWith(userId, file, { previous, current });
    await round.each(taken, ({ importId }) => importId, continueOne);
    const waiting = await files.listNew();
    for (const { name, state } of waiting) current.set(name, state);
    const stable = waiting.filter(({ name, state }) => previous.get(name) === state);
    // The next file is taken when no other is in progress: a person may have only two imports at once.
    if (taken.length === 0) {
      await round.each(
        stable.slice(0, 1),
        ({ name, state }) => `${name} ${state}`,
        async ({ name }) => {
          const importId = newId();
          await files.take(name, importId);
        },
      );
    }
    previous = current;
  }

  return {
    /** Checks the folder once. A check that starts while another is running joins it. */
    check: (): Promise<void> => (checking ??= checkFolder().finally(() => (checking = undefined))),
  };
}

interface LastChecks {
  /** Size and time of the files at the previous check, and at this one. */
  previous: ReadonlyMap<string, string>;
  current: Map<string, string>;
}

/** Imports a taken file, or moves it to the finished files when its import has ended. */
function createContinuation({ files, imports }: WatchFolderDependencies) {
  return async (userId: string, file: TakenFile, { previous, current }: LastChecks): Promise<void> => {
    const known = await findImport(imports, userId, file.importId);
    if (known !== undefined) {
      if (!FINISHED_STATUSES.has(known.status)) return;
      const isDone = known.status === 'completed' || known.status === 'undone';
      // A file that has grown since it was read is read again. Otherwise the added text would be lost unnoticed.
      const hasGrown = isDone && (await sizeOfTaken(file)) > sizeOf(known);
      await (hasGrown ? files.putBack(file) : files.moveToFinished(file, isDone ? 'done' : 'failed', known));
      return;
    }
    const state = await stateOfTaken(file);
    current.set(file.importId, state);
    if (previous.get(file.importId) !== state) return;
    try {
      await imports.create(userId, upload(files, file), false, file.importId);
    } catch (error) {
      if (error instanceof AppError && RETRIED_ERRORS.has(error.code)) return;
      const refusal = findRefusal(error);
      if (refusal === undefined) throw error;
      await files.moveToFinished(file, 'failed', { id: file.importId, status: 'failed', error: refusal });
    }
  };
}

const sizeOf = ({ files }: Import): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

async function findImport(
  imports: WatchFolderDependencies['imports'],
  userId: string,
  id: string,
): Promise<Import | undefined> {
  try {
    return await imports.get(userId, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'imports.not_found') return undefined;
    throw error;
  }
}

async function* upload(files: WatchedFiles, file: TakenFile) {
  yield { name: file.name, stream: files.open(file) };
}

/** Why a file can never be imported; undefined for errors that may be temporary. */
function findRefusal(error: unknown): { code: string; message: string } | undefined {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (!['EACCES', 'EPERM', 'ELOOP', 'EISDIR', 'EIO'].includes(code)) return undefined;
  return { code: 'imports.file_missing', message: `The app may not read this file, or cannot (${code}).` };
}
