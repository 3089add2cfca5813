import { describe, expect, it } from 'vitest';
import { describeTally, sum, tallyPlaywright, tallyVitest } from './test-report.mjs';

describe('tallyVitest', () => {
  it('counts passed, failed and skipped tests', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
    expect(tallyVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3, flaky: 0 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(tallyVitest({ numPassedTests: 5, numFailedTests: 0, testResults }).failed).toBe(1);
  });
});

describe('tallyPlaywright', () => {
  it('counts a test that passed only when repeated apart, and an error outside of a test as a failure', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2, skipped: 2, flaky: 1 });
  });
});

describe('the closing line', () => {
  it('adds up several runs and names skipped and repeated tests only when there are some', () => {
    const runs = [
      { passed: 5, failed: 0, skipped: 0, flaky: 0 },
      { passed: 3, failed: 0, skipped: 1, flaky: 1 },
    ];
    expect(describeTally(sum(runs))).toBe('8 passed, 0 failed, 1 skipped, 1 only when repeated');
    expect(describeTally(sum(runs.slice(0, 1)))).toBe('5 passed, 0 failed');
  });
});
