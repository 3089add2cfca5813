import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import config from '../rolldown.config.ts';

/** The shipped bundle, for tests that start processes. */
export const BUNDLE = fileURLToPath(new URL('../../../.cache/collector-test/collector.js', import.meta.url));

export async function setup(): Promise<void> {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const build = await rolldown({ ...config, cwd: folder, output: undefined } as Parameters<typeof rolldown>[0]);
  await build.write({ format: 'esm', file: BUNDLE, codeSplitting: false });
  await build.close();
}
