import path from 'node:path';
import { ensurePackages } from './install.mjs';
import { inProject } from './paths.mjs';
import { findRuntime } from './runtime.mjs';

/**
 * Makes sure of the right Node and the packages.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node to run with, and an environment where it and
 *   the packages' programs come first
 */
export async function prepare() {
  const node = await findRuntime();
  await ensurePackages(node);
  const folders = [path.dirname(node), inProject('node_modules', '.bin'), process.env.PATH ?? ''];
  return { node, env: { ...process.env, PATH: folders.join(path.delimiter) } };
}
