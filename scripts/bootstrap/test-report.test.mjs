import { describe, expect, it } from 'vitest';
import { describeTally, sum, tallyPlaywright, tallyVitest } from './test-report.mjs';

describe('tallyVitest', () => {
  it('counts passed, failed and skipped tests', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
    expect(tallyVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(tallyVitest({ numPassedTests: 5, numFailedTests: 0, testResults }).failed).toBe(1);
  });
});

describe('tallyPlaywright', () => {
  it('counts a test that passed only at a retry, and an error outside a test, as failures', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 3, skipped: 2 });
  });
});

describe('the closing line', () => {
  it('adds up several runs and mentions skipped tests only if there are some', () => {
    const runs = [
      { passed: 5, failed: 0, skipped: 0 },
      { passed: 3, failed: 0, skipped: 1 },
    ];
    expect(describeTally(sum(runs))).toBe('8 passed, 0 failed, 1 skipped');
    expect(describeTally(sum(runs.slice(0, 1)))).toBe('5 passed, 0 failed');
  });
});
