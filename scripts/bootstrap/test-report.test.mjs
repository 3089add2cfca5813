import { describe, expect, it } from 'vitest';
import { describeCounts, describeRun, sum, tallyPlaywright, tallyVitest } from './test-report.mjs';
import { describeError } from './unhandled-errors.mjs';

describe('tallyVitest', () => {
  it('counts passed, failed and skipped tests', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
    expect(tallyVitest(report)).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [{ name: 'src/a.test.ts', status: 'failed', assertionResults: [] }];
    const tally = tallyVitest({ numPassedTests: 5, numFailedTests: 0, testResults });
    expect(tally).toMatchObject({ failed: 1, failures: ['src/a.test.ts: could not be loaded'] });
  });

  it('counts and names an error outside a test as a failure', () => {
    const error = describeError({
      VITEST_TEST_PATH: 'src/a.test.ts',
      name: 'TypeError',
      message: 'x is not a function',
      stack: 'TypeError: x is not a function\n    at later (src/a.ts:4:1)\n    at listOnTimeout',
      cause: { message: 'x was removed' },
    });
    const tally = tallyVitest({ numPassedTests: 5, numFailedTests: 0 }, [error]);
    const line =
      'src/a.test.ts: TypeError: x is not a function\n    at later (src/a.ts:4:1)\n    caused by: x was removed';
    expect(tally).toEqual({ passed: 5, failed: 1, skipped: 0, failures: [line] });
  });

  it('names the tests that failed, with their messages', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds one' },
      { status: 'failed', fullName: 'adds two', failureMessages: ['expected 3 to be 2\n    at a.test.ts:4'] },
    ];
    const testResults = [{ name: 'src/a.test.ts', status: 'failed', assertionResults }];
    const { failures } = tallyVitest({ numPassedTests: 1, numFailedTests: 1, testResults });
    expect(failures).toEqual(['src/a.test.ts: adds two: expected 3 to be 2']);
  });
});

describe('tallyPlaywright', () => {
  it('counts a test that passed only at a retry, and an error outside a test, as failures', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toMatchObject({ passed: 3, failed: 3, skipped: 2 });
  });

  it('names the journeys that failed, even inside a group', () => {
    const group = { title: 'signed in', file: 'chat.spec.ts', specs: [{ title: 'A reply is streamed', ok: false }] };
    const file = {
      title: 'chat.spec.ts',
      file: 'chat.spec.ts',
      specs: [{ title: 'A draft', ok: true }],
      suites: [group],
    };
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    expect(tallyPlaywright({ stats, suites: [file] }).failures).toEqual(['chat.spec.ts: A reply is streamed']);
  });
});

describe('the closing lines', () => {
  it('add up several runs and mention skipped tests only if there are some', () => {
    const runs = [
      { passed: 5, failed: 0, skipped: 0, failures: [] },
      { passed: 3, failed: 0, skipped: 1, failures: [] },
    ];
    expect(describeCounts(sum(runs))).toBe('8 passed, 0 failed, 1 skipped');
    expect(describeCounts(sum(runs.slice(0, 1)))).toBe('5 passed, 0 failed');
  });

  it('name each failed test above the counts', () => {
    const tally = { passed: 5, failed: 1, skipped: 0, failures: ['a.test.ts: adds two'] };
    expect(describeRun('npm test', tally)).toBe('failed: a.test.ts: adds two\nnpm test: 5 passed, 1 failed');
  });
});
