import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'ai-collector';

/** The folder for the collector's data, by the conventions of each system. */
export function defaultStateFolder(
  platform: NodeJS.Platform,
  home: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', NAME);
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), NAME);
  return join(env['XDG_STATE_HOME'] ?? join(home, '.local', 'state'), NAME);
}

/** Creates the folder with access for its owner only. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}

/**
 * Replaces a file atomically, with access for its owner only: a killed process leaves either the old or the new one.
 */
export async function writePrivateFile(path: string, content: string | Buffer): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  await writeFile(part, content, { mode: 0o600 });
  await rename(part, path);
}

/** The JSON of a file; null if it is missing or damaged. */
export async function readJsonFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch {
    return null;
  }
}
