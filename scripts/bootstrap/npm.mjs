import path from 'node:path';
import { run } from './processes.mjs';

/**
 * The npm that runs this command, else the one on the path. `node` is what it runs on: npm silently leaves out optional
 * packages that do not want to run on its own Node, native programs of our tools among them.
 * @param {string[]} args @param {{ cwd: string, node: string, output?: 'show' | 'collect' }} options
 */
export function npm(args, { cwd, node, output = 'show' }) {
  const own = process.env.npm_execpath;
  const isNpm = own !== undefined && path.basename(own) === 'npm-cli.js';
  const [command, words] = isNpm ? [node, [own, ...args]] : ['npm', args];
  return run(command, words, { cwd, output, env: npmEnvironment(node) });
}

/** @param {string} node */
function npmEnvironment(node) {
  // Without what a surrounding `npm run` said about its own place and script.
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package_|lifecycle_|config_local_prefix$|config_prefix$|command$|node_execpath$)/.test(name),
  );
  const folders = [path.dirname(node), process.env.PATH ?? ''];
  // ONNXRUNTIME_…: that library's own install step wants a download that it does not need here.
  return { ...Object.fromEntries(kept), PATH: folders.join(path.delimiter), ONNXRUNTIME_NODE_INSTALL: 'skip' };
}
