import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root, wherever the command was typed. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string[]} segments */
export function inProject(...segments) {
  return path.join(ROOT, ...segments);
}
