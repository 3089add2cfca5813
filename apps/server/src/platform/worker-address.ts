import path from 'node:path';
import { pathToFileURL } from 'node:url';

let workerFolder: string | undefined;

/** Tests and benchmarks start threads from bundles in this folder: loading one from its source files takes half a second. */
export function setWorkerFolder(folder: string): void {
  workerFolder = folder;
}

/**
 * The file a thread starts with, such as `import-worker`. From source it lies beside the module that starts the thread,
 * whose `import.meta.url` is the second argument; in the built app it lies beside the bundle.
 */
export function workerAddress(name: string, startedBy: string): URL {
  if (!startedBy.endsWith('.ts')) return new URL(`${name}.js`, startedBy);
  if (workerFolder !== undefined) return pathToFileURL(path.join(workerFolder, `${name}.js`));
  return new URL(`${name}.ts`, startedBy);
}
