import { readFile } from 'node:fs/promises';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * The counts of vitest's JSON report. Files that could not be loaded count as failures.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests?: number, numTodoTests?: number,
 *   testResults?: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Tally}
 */
export function tallyVitest(report) {
  const broken = (report.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/**
 * The counts of Playwright's JSON report.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 * @returns {Tally}
 */
export function tallyPlaywright({ stats, errors = [] }) {
  const { expected, unexpected, flaky, skipped } = stats;
  // Retries are off; if they are ever on, a flaky test counts as a failure.
  return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) for (const key of Object.keys(total)) total[key] += tally[key];
  return total;
}

/** @param {Tally} tally */
export function describeTally({ passed, failed, skipped }) {
  return [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
}

/**
 * @template T
 * @param {string} file @param {(report: any) => Tally} tally
 * @returns {Promise<Tally>}
 */
export async function readTally(file, tally) {
  return tally(JSON.parse(await readFile(file, 'utf8')));
}
