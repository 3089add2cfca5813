import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'wxt';

export type Target = 'chrome' | 'firefox';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Builds the extension as it is shipped, into a separate folder below `.cache`. Returns the folder. */
export async function buildExtension(target: Target, name: string): Promise<string> {
  const folder = path.join(ROOT, '../../.cache', name, target);
  await rm(folder, { recursive: true, force: true });
  await build({
    root: ROOT,
    browser: target,
    manifestVersion: 3,
    outDir: path.dirname(folder),
    outDirTemplate: target,
    logger: quiet,
  });
  return folder;
}

const ignore = () => undefined;
const quiet = {
  debug: ignore,
  log: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
  success: ignore,
  level: 0,
};
