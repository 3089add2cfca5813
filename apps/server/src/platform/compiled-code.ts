import { readdirSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

/**
 * Keeps the compiled code of what is imported from now on in `<dataDir>/compiled`, for the next start of the same
 * build: compiling takes a fifth of the start. Node writes it when the process ends, and compiles again what it cannot
 * read.
 */
export function keepCompiledCode(dataDir: string, buildId: string): void {
  const folder = path.join(dataDir, 'compiled');
  enableCompileCache(path.join(folder, buildId));
  try {
    const others = readdirSync(folder).filter((name) => name !== buildId);
    for (const name of others) rmSync(path.join(folder, name), { recursive: true, force: true });
  } catch {
    // What cannot be read or deleted only takes a few megabytes.
  }
}
