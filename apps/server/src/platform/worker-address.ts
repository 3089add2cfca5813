import path from 'node:path';
import { pathToFileURL } from 'node:url';

let workerFolder: string | undefined;

/**
 * Tests and benchmarks start threads from bundles in this folder: loading a thread from source files takes half a
 * second.
 */
export function setWorkerFolder(folder: string): void {
  workerFolder = folder;
}

/**
 * The URL of the file that a thread runs, such as `import-worker`. The file is next to the module that starts the
 * thread, or in the built app next to the bundle; `starterUrl` is the `import.meta.url` of that module or bundle.
 */
export function workerAddress(name: string, starterUrl: string): URL {
  if (!starterUrl.endsWith('.ts')) return new URL(`${name}.js`, starterUrl);
  if (workerFolder !== undefined) return pathToFileURL(path.join(workerFolder, `${name}.js`));
  return new URL(`${name}.ts`, starterUrl);
}
