import path from 'node:path';
import { ensurePackages } from './install.mjs';
import { inProject } from './paths.mjs';
import { findRuntime } from './runtime.mjs';

/**
 * Installs the right Node and the packages if needed.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node to use, and an environment with it and the
 *   packages' programs first on the path
 */
export async function prepare() {
  const node = await findRuntime();
  await ensurePackages(node);
  const folders = [path.dirname(node), inProject('node_modules', '.bin'), process.env.PATH ?? ''];
  return { node, env: { ...process.env, PATH: folders.join(path.delimiter) } };
}
