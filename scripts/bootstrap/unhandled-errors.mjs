import { writeFile } from 'node:fs/promises';

/** Where the reporter below writes; set by `runVitest`. */
export const UNHANDLED_ERRORS_FILE = 'UNHANDLED_ERRORS_FILE';

/**
 * A reporter of vitest. Its JSON report says nothing about errors outside a test, such as a promise rejected after
 * its test ended; this one writes them to a file, as an array of lines.
 */
export default class UnhandledErrorsReporter {
  /** @param {unknown} _modules @param {readonly import('vitest').SerializedError[]} unhandledErrors */
  async onTestRunEnd(_modules, unhandledErrors) {
    const file = process.env[UNHANDLED_ERRORS_FILE];
    if (file !== undefined) await writeFile(file, JSON.stringify(unhandledErrors.map(describeError)));
  }
}

/** The file whose tests were running, if it is known, the error, the first line of its stack, and its cause. */
export function describeError({ VITEST_TEST_PATH: file = 'outside a test', name, message, stack = '', cause }) {
  const [firstCall = ''] = /\n +at [^\n]+/u.exec(stack) ?? [];
  return `${file}: ${name}: ${message}${firstCall}${cause === undefined ? '' : `\n    caused by: ${cause.message}`}`;
}
