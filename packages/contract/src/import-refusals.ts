import type { ErrorCode } from './errors.ts';

/** The errors with which an upload is refused before its bytes are stored. */
export const importRefusals = [
  'imports.too_large',
  'imports.storage_full',
  'imports.too_many_running',
  'imports.too_many_today',
] as const satisfies readonly ErrorCode[];
