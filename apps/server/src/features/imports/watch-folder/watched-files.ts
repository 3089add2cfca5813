import { constants, createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** The folder for files that are being imported, each in a folder named by the id of its import. */
const WORKING = '.importing';
const RECEIPT = '.receipt.json';
/** Files that are still being written, by the names that browsers and other programs give them. */
const UNFINISHED_NAME = /^\.|~$|\.(?:part|partial|crdownload|download|tmp|swp)$/i;

/** A file that was taken out of the folder. */
export interface TakenFile {
  importId: string;
  name: string;
  path: string;
}

export type WatchedFiles = ReturnType<typeof createWatchedFiles>;

/** The files of a watched folder. Links and subfolders are ignored, so that nothing outside of the folder is read. */
export function createWatchedFiles(directory: string) {
  const working = path.join(directory, WORKING);

  return {
    /** Whether the folder exists. */
    exists: async (): Promise<boolean> => (await lstat(directory).catch(() => undefined))?.isDirectory() === true,

    /**
     * Files whose names do not show that they are being written, oldest first, each with its size and time as one text.
     */
    listNew: async (): Promise<{ name: string; state: string }[]> => {
      const found: { name: string; state: string; mtimeMs: number }[] = [];
      for (const name of await readdir(directory)) {
        if (UNFINISHED_NAME.test(name) || name.endsWith(RECEIPT)) continue;
        const info = await lstat(path.join(directory, name)).catch(() => undefined);
        if (info?.isFile() !== true || info.size === 0) continue;
        found.push({ name, state: `${info.size} ${info.mtimeMs}`, mtimeMs: info.mtimeMs });
      }
      return found.toSorted((one, other) => one.mtimeMs - other.mtimeMs);
    },

    /** Files that were taken and whose import has not ended. */
    listTaken: async (): Promise<TakenFile[]> => {
      const taken: TakenFile[] = [];
      for (const importId of (await readdir(working).catch(() => [])).toSorted()) {
        const [name] = await readdir(path.join(working, importId)).catch(() => []);
        if (name === undefined) await rmdir(path.join(working, importId)).catch(() => undefined);
        else taken.push({ importId, name, path: path.join(working, importId, name) });
      }
      return taken;
    },

    /** Takes a file out of the folder; of several processes only one succeeds, and the others throw. */
    take: async (name: string, importId: string): Promise<void> => {
      const folder = path.join(working, importId);
      await createFolder(working);
      await mkdir(folder);
      try {
        await rename(path.join(directory, name), path.join(folder, name));
      } catch (error) {
        await rmdir(folder);
        throw error;
      }
    },

    /** Puts a taken file back into the folder, as a new one. */
    putBack: async (file: TakenFile): Promise<void> => {
      await rename(file.path, await findFreePath(directory, file));
      await rmdir(path.dirname(file.path)).catch(() => undefined);
    },

    /** Errors while opening are errors of the stream. */
    open: (file: TakenFile): Readable =>
      // Windows has no O_NOFOLLOW; creating a link there requires special rights.
      createReadStream(file.path, { flags: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) } as unknown as object),

    /** Moves a file to `done` or `failed`, and writes its receipt next to it. May be repeated after an interruption. */
    moveToFinished: async (file: TakenFile, folderName: 'done' | 'failed', receipt: object): Promise<void> => {
      const folder = path.join(directory, folderName);
      await createFolder(folder);
      const target = await findFreePath(folder, file);
      await writeFile(target + RECEIPT, `${JSON.stringify(receipt, null, 2)}\n`);
      await rename(file.path, target);
      await rmdir(path.dirname(file.path)).catch(() => undefined);
    },
  };
}

/** Creates a folder unless it exists. Throws if a link has its name, because the link may lead outside. */
async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!(await lstat(folder)).isDirectory()) throw new Error(`${path.basename(folder)} is not a folder`);
}

/** A path for the file that no other file has, such as `export (2).zip`. */
async function findFreePath(folder: string, { name, importId }: TakenFile): Promise<string> {
  const { name: stem, ext } = path.parse(name);
  for (let number = 1; ; number += 1) {
    const target = path.join(folder, number === 1 ? name : `${stem} (${number})${ext}`);
    if ((await lstat(target).catch(() => undefined)) !== undefined) continue;
    const receipt = await readFile(target + RECEIPT, 'utf8').catch(() => undefined);
    // A receipt of this import was written by a move that was then interrupted.
    if (receipt === undefined || receipt.includes(importId)) return target;
  }
}

/** Bytes of a taken file. */
export const sizeOfTaken = async (file: TakenFile): Promise<number> => (await lstat(file.path)).size;

/** Size and time of a taken file as one text. */
export async function stateOfTaken(file: TakenFile): Promise<string> {
  const { size, mtimeMs } = await lstat(file.path);
  return `${size} ${mtimeMs}`;
}
