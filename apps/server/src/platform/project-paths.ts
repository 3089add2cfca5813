import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The server's own directory: the nearest one above this module that holds the migrations. The same whether the
 * source runs (src/platform/) or the production bundle (dist/).
 */
export const serverDirectory = findUpwards(import.meta.dirname, 'migrations');

/** The project's root: `.env` and the default data directory live there. */
export const projectDirectory = path.resolve(serverDirectory, '../..');

function findUpwards(start: string, name: string): string {
  for (let directory = start; ; directory = path.dirname(directory)) {
    if (existsSync(path.join(directory, name))) return directory;
    if (directory === path.dirname(directory)) throw new Error(`no directory above ${start} holds ${name}`);
  }
}
