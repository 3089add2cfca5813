import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild, ensureCollector, findAdminProgram } from './build.mjs';
import { checkAll } from './check-task.mjs';
import { prepareDemo } from './demo.mjs';
import { inProject } from './paths.mjs';
import { run } from './processes.mjs';
import { testAll, testJourneys, testUnits } from './test-task.mjs';

const START_FLAGS = [
  // In MB, the space for short-lived objects, less than by default. With 8 MB an idle app would use 12 MB less, but
  // first words would come later when many chats begin at once.
  '--max-semi-space-size=16',
  // Collects garbage when the heap has grown by three fifths, instead of when it has doubled. An import uses 100 MB less
  // at its peak.
  '--heap-growing-percent=60',
];
const START_ENVIRONMENT = {
  // For the allocator of Linux: freed memory goes back to the system instead of staying with each thread. An idle app
  // uses 15 MB less, and a test import took the same processor time.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * @typedef {{ node: string, env: NodeJS.ProcessEnv }} Runtime
 * @type {Record<string, (runtime: Runtime, args: string[]) => Promise<number>>}
 */
export const TASKS = {
  start,
  dev,
  build: async (runtime) => {
    await ensureBuild(runtime, { isForced: true });
    return 0;
  },
  test: (runtime, args) => (args.length > 0 ? testUnits(runtime, args) : testAll(runtime)),
  'test:e2e': testJourneys,
  check: checkAll,
  fmt: (runtime, args) => runProgram(runtime, 'node_modules/oxfmt/bin/oxfmt', args),
  eval: async (runtime, args) => {
    const code = await runProgram(runtime, 'packages/understanding/eval/run.ts', args);
    return Math.max(code, await runProgram(runtime, 'apps/server/eval/run.ts', args));
  },
  admin: adminCommand,
  collector: async (runtime, args) => runProgram(runtime, await ensureCollector(runtime), args),
  extension: async (runtime) => {
    const wxt = ['build', inProject('apps/extension'), '--browser'];
    const code = await runProgram(runtime, 'node_modules/wxt/bin/wxt.mjs', [...wxt, 'chrome']);
    return Math.max(code, await runProgram(runtime, 'node_modules/wxt/bin/wxt.mjs', [...wxt, 'firefox']));
  },
  backup: (runtime, args) => adminCommand(runtime, ['backup', ...args]),
  restore: (runtime, args) => adminCommand(runtime, ['restore', ...args]),
  bench: async (runtime, args) => {
    await ensureBuild(runtime);
    return runProgram(runtime, 'bench/run.mjs', args);
  },
  faults: async (runtime, args) => {
    await ensureBuild(runtime);
    return runProgram(runtime, 'scripts/faults/run.ts', args);
  },
  image: (runtime) => runProgram(runtime, 'scripts/run-image-steps.mjs', []),
};

/** @param {string} name */
export function isTask(name) {
  return Object.hasOwn(TASKS, name);
}

/** @param {string} name @param {string[]} args @param {Runtime} runtime @returns {Promise<number>} the exit code */
export function runTask(name, args, runtime) {
  return TASKS[name](runtime, args);
}

/** @param {Runtime} runtime @param {string[]} args */
async function start(runtime, args) {
  await ensureBuild(runtime);
  if (args.includes('--demo')) return startDemo(runtime);
  return runService(runtime, [...START_FLAGS, inProject('apps/server/dist/main.js'), ...args], {
    ...START_ENVIRONMENT,
    ...runtime.env,
    NODE_ENV: 'production',
  });
}

/** The app with data of its own, filled with the sample archive. @param {Runtime} runtime */
async function startDemo(runtime) {
  const { env, address } = await prepareDemo(runtime.env);
  const app = runService(runtime, [...START_FLAGS, inProject('apps/server/dist/main.js')], {
    ...START_ENVIRONMENT,
    ...env,
    NODE_ENV: 'production',
  });
  const filling = runService(runtime, [inProject('scripts/demo/fill-demo.mjs'), address], env);
  // When one of the two ends with an error, this process ends, and with it the other one.
  const ended = await Promise.race([app, filling.then((code) => (code === 0 ? app : code))]);
  return process.exit(ended);
}

/** The server from source, restarted at every change, behind Vite. @param {Runtime} runtime */
async function dev(runtime) {
  const vite = [inProject('node_modules/vite/bin/vite.js')];
  const codes = await Promise.all([
    runService(
      runtime,
      [
        '--watch-path=apps/server/src',
        '--watch-path=packages',
        '--watch-preserve-output',
        inProject('apps/server/src/main.ts'),
      ],
      runtime.env,
    ),
    runService(runtime, vite, runtime.env, inProject('apps/web')),
  ]);
  return Math.max(...codes);
}

async function runService({ node }, args, env, cwd = inProject()) {
  const preload = ['--import', pathToFileURL(inProject('scripts/bootstrap/end-with-parent.mjs')).href];
  return (await run(node, [...preload, ...args], { cwd, env, isService: true })).code;
}

/** @param {Runtime} runtime @param {string[]} args */
async function adminCommand(runtime, args) {
  return runProgram(runtime, await findAdminProgram(), args);
}

async function runProgram({ node, env }, file, args) {
  return (await run(node, [path.resolve(inProject(), file), ...args], { cwd: inProject(), env })).code;
}
