import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { findFreePorts } from './free-ports.mjs';
import { inProject } from './paths.mjs';
import { isEnding, run } from './processes.mjs';
import { createStopwatch } from './stopwatch.mjs';
import { describeRun, readTally, sum, tallyPlaywright, tallyVitest } from './test-report.mjs';
import { UNHANDLED_ERRORS_FILE } from './unhandled-errors.mjs';

/** `.ci/run` sets another folder, and adds up the reports of several runs. */
const REPORTS = process.env.TEST_REPORTS ?? inProject('.cache', 'test-reports');

/** The projects of vitest.config.ts, run one after another. */
const PROJECTS = ['packages', 'collector', 'extension', 'web', 'server', 'processes'];

/**
 * All tests: units, screens and services with vitest, then the browser journeys through the built product.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @returns {Promise<number>} 0 only if tests ran and all passed
 */
export async function testAll(runtime) {
  await mkdir(REPORTS, { recursive: true });
  const stopwatch = createStopwatch();
  const chromium = await ensureChromium(runtime);
  stopwatch.lap('setting up');
  // The project `processes` and the journeys start the built app.
  await ensureBuild(runtime);
  stopwatch.lap('build');
  const runs = [];
  for (const project of PROJECTS) {
    runs.push(await runVitest(runtime, `vitest-${project}.json`, ['--project', project]));
    if (isEnding()) return runs.at(-1).code;
    stopwatch.lap(project);
  }
  runs.push(await runJourneys({ ...runtime, env: { ...runtime.env, CHROMIUM_PATH: chromium } }));
  if (isEnding()) return runs.at(-1).code;
  stopwatch.lap('journeys');
  console.log(`\n${stopwatch.describe()}`);
  return conclude('npm test', runs);
}

/**
 * Only vitest, for one project or some files: `npm test -- chat`.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime @param {string[]} args
 */
export async function testUnits(runtime, args) {
  await mkdir(REPORTS, { recursive: true });
  return conclude('vitest', [await runVitest(runtime, 'vitest-some.json', args)]);
}

/** Only the journeys. @param {{ node: string, env: NodeJS.ProcessEnv }} runtime @param {string[]} args */
export async function testJourneys(runtime, args) {
  await mkdir(REPORTS, { recursive: true });
  const chromium = await ensureChromium(runtime);
  await ensureBuild(runtime);
  return conclude('playwright', [
    await runJourneys({ ...runtime, env: { ...runtime.env, CHROMIUM_PATH: chromium } }, args),
  ]);
}

async function runVitest({ node, env }, reportName, args) {
  const report = path.join(REPORTS, reportName);
  const errorsFile = `${report}.errors`;
  await Promise.all([rm(report, { force: true }), rm(errorsFile, { force: true })]);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${inProject('scripts/bootstrap/unhandled-errors.mjs')}`,
  ];
  const commandArgs = [inProject('node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args];
  const { code } = await run(node, commandArgs, {
    cwd: inProject(),
    env: { ...env, [UNHANDLED_ERRORS_FILE]: errorsFile },
  });
  const unhandledErrors = await readFile(errorsFile, 'utf8').then(JSON.parse, () => []);
  const tally = await readTally(report, (read) => tallyVitest(read, unhandledErrors)).catch(() => undefined);
  return { report: reportName, code, tally };
}

async function runJourneys({ node, env }, args = []) {
  const reportName = 'playwright.json';
  const report = path.join(REPORTS, reportName);
  await rm(report, { force: true });
  const commandArgs = [
    inProject('node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'e2e',
    '--reporter=list,json',
    ...args,
  ];
  // Four ports for each of the two workers; see e2e/support/addresses.ts.
  const port = process.env.E2E_PORT ?? String(await findFreePorts(8));
  const settings = { ...env, E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await run(node, commandArgs, { cwd: inProject(), env: settings });
  return { report: reportName, code, tally: await readTally(report, tallyPlaywright).catch(() => undefined) };
}

/**
 * @param {string} command
 * @param {{ report: string, code: number, tally: import('./test-report.mjs').Tally | undefined }[]} runs
 */
function conclude(command, runs) {
  const total = sum(runs.flatMap(({ tally }) => (tally === undefined ? [] : [tally])));
  // A run without a report, or one that fails outside a test, has no failed test to count.
  const failuresOutsideTests = runs
    .filter(({ code, tally }) => tally === undefined || (code !== 0 && tally.failed === 0))
    .map(({ report, code }) => `${report}: ended with code ${code} for an error outside a test`);
  const failed = total.failed + failuresOutsideTests.length;
  console.log(
    `\n${describeRun(command, { ...total, failed, failures: [...total.failures, ...failuresOutsideTests] })}`,
  );
  return failed === 0 && total.passed > 0 ? 0 : 1;
}
