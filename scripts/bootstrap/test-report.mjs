import { readFile } from 'node:fs/promises';

/**
 * Counts of tests, and a line for each failed one.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Tally
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ title: string, file: string, specs?: { title: string, ok: boolean }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * Reads vitest's JSON report. Files that could not be loaded, and errors outside a test, count as failures.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests?: number, numTodoTests?: number,
 *   testResults?: { name: string, status: string, assertionResults: VitestTest[] }[] }} report
 * @param {string[]} unhandledErrors a line for each
 * @returns {Tally}
 */
export function tallyVitest({ testResults = [], ...counts }, unhandledErrors = []) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failedTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map((test) => `${name}: ${describeFailure(test)}`),
  );
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + broken.length + unhandledErrors.length,
    skipped: (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0),
    failures: [...failedTests, ...broken.map(({ name }) => `${name}: could not be loaded`), ...unhandledErrors],
  };
}

/** The title and the message without its stack. @param {VitestTest} test */
function describeFailure({ fullName, failureMessages: [message = ''] = [] }) {
  const withoutStack = message.replace(/\n +at [^]*$/u, '').slice(0, 500);
  return withoutStack === '' ? fullName : `${fullName}: ${withoutStack}`;
}

/**
 * Reads Playwright's JSON report.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites?: PlaywrightSuite[], errors?: unknown[] }} report
 * @returns {Tally}
 */
export function tallyPlaywright({ stats, suites = [], errors = [] }) {
  const { expected, unexpected, flaky, skipped } = stats;
  // Retries are off; if they are ever on, a flaky test counts as a failure.
  const failed = unexpected + flaky + errors.length;
  return { passed: expected, failed, skipped, failures: suites.flatMap(listFailedSpecs) };
}

/** @param {PlaywrightSuite} suite @returns {string[]} */
function listFailedSpecs({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(listFailedSpecs)];
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  const add = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  return {
    passed: add('passed'),
    failed: add('failed'),
    skipped: add('skipped'),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** One line for each failed test, and a closing line with the counts. @param {string} command @param {Tally} tally */
export function describeRun(command, tally) {
  return [...tally.failures.map((failure) => `failed: ${failure}`), `${command}: ${describeCounts(tally)}`].join('\n');
}

/** @param {Tally} tally */
export function describeCounts({ passed, failed, skipped }) {
  return [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
}

/**
 * @param {string} file @param {(report: any) => Tally} tally
 * @returns {Promise<Tally>}
 */
export async function readTally(file, tally) {
  return tally(JSON.parse(await readFile(file, 'utf8')));
}
