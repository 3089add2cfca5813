import path from 'node:path';
import { run } from './processes.mjs';

/**
 * Runs the npm that started this command, otherwise the npm on the path. npm runs on `node`, because npm silently
 * leaves out optional packages that do not support its Node, including native binaries of our tools.
 * @param {string[]} args @param {{ cwd: string, node: string, output?: 'show' | 'collect' }} options
 */
export function npm(args, { cwd, node, output = 'show' }) {
  const npmScript = process.env.npm_execpath;
  const isNpm = npmScript !== undefined && path.basename(npmScript) === 'npm-cli.js';
  const [command, commandArgs] = isNpm ? [node, [npmScript, ...args]] : ['npm', args];
  return run(command, commandArgs, { cwd, output, env: npmEnvironment(node) });
}

/** @param {string} node */
function npmEnvironment(node) {
  // Without the variables that a surrounding `npm run` sets for its own script.
  const variables = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package_|lifecycle_|config_local_prefix$|config_prefix$|command$|node_execpath$)/.test(name),
  );
  const folders = [path.dirname(node), process.env.PATH ?? ''];
  // ONNXRUNTIME_…: the install step of that library wants to download something that is not needed here.
  return { ...Object.fromEntries(variables), PATH: folders.join(path.delimiter), ONNXRUNTIME_NODE_INSTALL: 'skip' };
}
