import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { TestProject } from 'vitest/node';
import bundle, { workers } from '../rolldown.config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the bundled threads. */
    bundledWorkers: string;
  }
}

const server = fileURLToPath(new URL('..', import.meta.url));
const cache = path.join(server, '../../.cache');

/** Bundles the threads once for all tests of the server; see `setWorkerFolder`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Inside the project, so that the bundles find the packages that they do not contain.
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'test-workers-'));
  const bundleWorkers = () =>
    build({ ...bundle, cwd: server, input: workers, output: { ...bundle.output, dir: folder } });
  await bundleWorkers();
  project.onTestsRerun(async () => void (await bundleWorkers()));
  project.provide('bundledWorkers', folder);
  return () => rm(folder, { recursive: true, force: true });
}
