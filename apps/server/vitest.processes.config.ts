import { defineConfig } from 'vitest/config';

/** Tests that start, kill or measure whole processes. */
export const processTests = ['src/db/embedded/**/*.test.ts', 'test/crash/**/*.test.ts'];

/**
 * Run after everything else, always on the embedded database. Two files run at a time, because these tests mostly wait
 * for processes.
 */
export default defineConfig({
  test: {
    name: 'processes',
    environment: 'node',
    include: processTests,
    globalSetup: ['./test/global-setup.ts', './test/build-setup.mjs'],
    setupFiles: ['./test/strict-console.ts', '../../packages/formats/testing/property-seed.ts'],
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
