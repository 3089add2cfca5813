import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root, independent of the current directory. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string[]} segments */
export function inProject(...segments) {
  return path.join(ROOT, ...segments);
}
