import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The server's own directory: the nearest parent of this module that contains the migrations. It is the same for the
 * source (src/platform/) and for the production bundle (dist/).
 */
export const serverDirectory = findUpwards(import.meta.dirname, 'migrations');

/** The root of the project, with `.env` and the default data directory. */
export const projectDirectory = path.resolve(serverDirectory, '../..');

function findUpwards(start: string, name: string): string {
  for (let directory = start; ; directory = path.dirname(directory)) {
    if (existsSync(path.join(directory, name))) return directory;
    if (directory === path.dirname(directory)) throw new Error(`no directory above ${start} holds ${name}`);
  }
}
