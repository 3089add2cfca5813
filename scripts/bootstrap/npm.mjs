import path from 'node:path';
import { run } from './processes.mjs';

/**
 * The npm that runs this command, else the one on the path, under the Node it was made for.
 * @param {string[]} args @param {{ cwd: string, output?: 'show' | 'collect' }} options
 */
export function npm(args, { cwd, output = 'show' }) {
  const own = process.env.npm_execpath;
  const isNpm = own !== undefined && path.basename(own) === 'npm-cli.js';
  const [command, words] = isNpm ? [process.execPath, [own, ...args]] : ['npm', args];
  return run(command, words, { cwd, output, env: npmEnvironment() });
}

/** Without what the surrounding `npm run` said about its own place and script. */
function npmEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package_|lifecycle_|config_local_prefix$|config_prefix$|command$|node_execpath$)/.test(name),
  );
  // This library's own install step wants a download that it does not need here.
  return { ...Object.fromEntries(kept), ONNXRUNTIME_NODE_INSTALL: 'skip' };
}
