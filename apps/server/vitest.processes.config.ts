import { defineConfig } from 'vitest/config';

/** Tests that start, kill or measure whole processes. */
export const processTests = ['src/db/embedded/**/*.test.ts', 'test/crash/**/*.test.ts'];

/**
 * Run after everything else. Each test starts its own databases, mostly embedded ones. Two files run at a time, because
 * these tests mostly wait for processes.
 */
export default defineConfig({
  test: {
    name: 'processes',
    environment: 'node',
    include: processTests,
    globalSetup: ['./test/build-setup.mjs'],
    setupFiles: ['./test/strict-console.ts', '../../packages/formats/testing/property-seed.ts'],
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    // Long enough for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
