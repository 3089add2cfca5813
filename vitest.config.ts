import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A machine with two processors has work for both: much of a test is waiting for its database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
    ],
  },
});
