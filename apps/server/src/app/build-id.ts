import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Names the running code, so that answers cached by clients end with it. Processes of one bundle agree; from source
 * every start is a build of its own, because the files may have changed.
 */
export function readBuildId(entryFile: string): string {
  if (!entryFile.endsWith('.js')) return randomUUID();
  return createHash('sha256').update(readFileSync(entryFile)).digest('hex').slice(0, 16);
}
