import { spawn } from 'node:child_process';

/**
 * Ctrl-C sends the signal twice, from the terminal and from npm; the server would take the second as a request to exit
 * immediately.
 */
const SAME_SIGNAL_MS = 1000;
const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 };

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {string | undefined} */
let endedBy;
let lastSignalAt = -Infinity;

for (const signal of Object.keys(SIGNALS)) process.on(signal, () => forwardSignal(signal));

/** When npm is killed, its children get no signal and are adopted by another process, so the parent is polled. */
const PARENT_CHECK_MS = 500;
if (process.env.npm_lifecycle_event !== undefined) {
  const npmPid = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npmPid) return;
    clearInterval(timer);
    forwardSignal('SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** @param {string} signal */
function forwardSignal(signal) {
  const now = performance.now();
  if (now - lastSignalAt < SAME_SIGNAL_MS) return;
  lastSignalAt = now;
  endedBy = signal;
  if (running.size === 0) process.exit(128 + SIGNALS[signal]);
  for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {boolean} [isService] Runs until it is stopped, in its own process group: it gets signals only from this
 *   process. Start it with `--import end-with-parent.mjs`, so that it stops when this process is gone.
 * @property {'show' | 'collect'} [output]
 */

/**
 * Runs a program to its end. A program that cannot be started returns code 127.
 * @param {string} command @param {string[]} args @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  const { isService = false, output: mode = 'show' } = options;
  const pipes = mode === 'show' ? ['inherit', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, {
    env: options.env ?? process.env,
    cwd: options.cwd,
    stdio: isService ? [...pipes, 'ipc'] : pipes,
    detached: isService,
    // On Windows npm is a .cmd file, which only a shell can start.
    shell: process.platform === 'win32' && command === 'npm',
  });
  running.add(child);
  let output = '';
  // A character of several bytes may be split between two chunks.
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  }
  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code) => {
      running.delete(child);
      resolve({ code: endedBy === undefined || code === 0 ? code : 128 + SIGNALS[endedBy], output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? 128 + (SIGNALS[signal ?? ''] ?? 9)));
  });
}

/** Whether the whole command was asked to stop by a signal. */
export function isEnding() {
  return endedBy !== undefined;
}
