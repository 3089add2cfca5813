// For developers: the server restarts when its source changes, the web app reloads by Vite at http://127.0.0.1:5173.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './toolchain.mjs';

const children = [
  spawn('node', ['--watch', '--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('vite', [], { cwd: path.join(root, 'apps/web'), stdio: 'inherit' }),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
