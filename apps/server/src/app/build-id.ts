import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Identifies the running code, so that responses cached by clients expire with it. Processes of one bundle share the
 * id; when run from source, every start has a new id, because the files may have changed.
 */
export function readBuildId(entryFile: string): string {
  if (!entryFile.endsWith('.js')) return randomUUID();
  return createHash('sha256').update(readFileSync(entryFile)).digest('hex').slice(0, 16);
}
