import { join } from 'node:path';
import { fieldOf } from '#json-field.ts';
import { readJsonFile, writePrivateFile } from './state-folder.ts';

/** The result of the last run, for `status`. */
export interface LastRun {
  /** Milliseconds. */
  at: number;
  /** Why not everything was sent; null if everything was. */
  problem: string | null;
  /** Whether the archive no longer accepts the token. */
  isRevoked: boolean;
}

export async function writeLastRun(stateFolder: string, run: LastRun): Promise<void> {
  await writePrivateFile(join(stateFolder, 'last-run.json'), `${JSON.stringify(run)}\n`);
}

/** Null before the first run. */
export async function readLastRun(stateFolder: string): Promise<LastRun | null> {
  const value = await readJsonFile(join(stateFolder, 'last-run.json'));
  const [at, problem] = [fieldOf(value, 'at'), fieldOf(value, 'problem')];
  if (typeof at !== 'number') return null;
  return {
    at,
    problem: typeof problem === 'string' ? problem : null,
    isRevoked: fieldOf(value, 'isRevoked') === true,
  };
}
