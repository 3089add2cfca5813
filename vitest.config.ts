import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/bootstrap/longest-first.mjs';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      'apps/server/vitest.config.ts',
      'apps/server/vitest.processes.config.ts',
      'apps/web/vitest.config.ts',
      'apps/collector/vitest.config.ts',
      'apps/extension/vitest.config.ts',
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          setupFiles: ['packages/formats/testing/property-seed.ts'],
          isolate: false,
          maxWorkers: 2,
          // Tests over whole sets of sentences take long on a busy machine.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
