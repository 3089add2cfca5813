import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from './logger.ts';

/** Why DATA_DIR cannot be used. The message is one sentence for the operator. */
export class DataDirectoryError extends Error {
  constructor(directory: string, cause: unknown) {
    super(describeError(directory, (cause as NodeJS.ErrnoException).code ?? String(cause)), { cause });
    this.name = 'DataDirectoryError';
  }
}

const PERMISSIONS_OF_OTHERS = 0o077;

/**
 * Makes new files and directories of this process accessible to its own account only, whatever the shell's umask is.
 */
export function keepNewFilesPrivate(): void {
  process.umask(PERMISSIONS_OF_OTHERS);
}

type Disk = Pick<typeof fs, 'mkdirSync' | 'accessSync'>;

/** Creates DATA_DIR if needed and checks that this process can write to it. Throws DataDirectoryError. */
export function makeDataDirectory(directory: string, disk: Disk = fs): void {
  try {
    makeFolder(directory, disk);
    disk.accessSync(directory, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new DataDirectoryError(directory, error);
  }
}

/**
 * Like makeDataDirectory, and removes the permissions of all other accounts from the directory and everything in it.
 * Symbolic links in it are not followed.
 */
export function openDataDirectory(directory: string, log: Logger): void {
  makeDataDirectory(directory);
  const unchanged = denyOthers(directory);
  if (unchanged > 0) {
    log.warn(
      { directory, open: unchanged },
      'other accounts may be able to read some of DATA_DIR: its permissions could not be changed',
    );
  }
}

/**
 * Creates a directory and its parents. The recursive option of `mkdir` never returns under /proc, where nothing can be
 * created.
 */
function makeFolder(directory: string, disk: Disk): void {
  try {
    disk.mkdirSync(directory, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = path.dirname(directory);
    if (code === 'EEXIST' && fs.statSync(directory).isDirectory()) return;
    if (code !== 'ENOENT' || fs.existsSync(parent)) throw error;
    makeFolder(parent, disk);
    disk.mkdirSync(directory, 0o700);
  }
}

/**
 * Removes all permissions of other accounts for a directory and its entries, and returns how many entries could not be
 * changed. Starts at the top: once other accounts cannot enter a directory, they cannot reach anything in it.
 */
function denyOthers(directory: string): number {
  let unchanged = 0;
  const pending = [fs.realpathSync(directory)];
  for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
    const stats = fs.lstatSync(entry, { throwIfNoEntry: false });
    if (stats === undefined || !(stats.isDirectory() || stats.isFile())) continue;
    if (!makePrivate(entry, stats.mode)) unchanged += 1;
    if (stats.isDirectory()) for (const name of listEntries(entry)) pending.push(path.join(entry, name));
  }
  return unchanged;
}

/** Removes the permissions of other accounts for one entry; false if they could not be removed. */
function makePrivate(file: string, mode: number): boolean {
  if ((mode & PERMISSIONS_OF_OTHERS) === 0) return true;
  try {
    fs.chmodSync(file, mode & 0o700);
    return true;
  } catch (error) {
    // A file that was deleted in the meantime needs no change. Any other file belongs to another account, or its file
    // system has no permissions.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** The entries of a directory; none if this account may not list it, because then it belongs to another account. */
function listEntries(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

function describeError(directory: string, code: string): string {
  const setting = `DATA_DIR is ${directory}`;
  const alternative = 'set DATA_DIR to a folder this account may write to';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `${setting}, and this account may not write there: give it the permission, or ${alternative}.`;
    case 'EROFS':
      return `${setting}, and that disk is read-only: make it writable, or ${alternative}.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${setting}, and there is a file in its way: remove the file, or ${alternative}.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `${setting}, and that disk is full: make room, or ${alternative}.`;
    default:
      return `${setting}, and that folder cannot be made (${code}): ${alternative}.`;
  }
}
