import { defineConfig } from 'vitest/config';
import { processTests } from './vitest.processes.config.ts';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...processTests, '**/node_modules/**'],
    globalSetup: ['./test/global-setup.ts', './test/bundle-workers.ts'],
    setupFiles: [
      './test/strict-console.ts',
      './test/start-bundled-workers.ts',
      './test/low-password-costs.ts',
      '../../packages/formats/testing/property-seed.ts',
    ],
    // Files share a process, because loading every module again for each of them took a third of the time.
    isolate: false,
    maxWorkers: 2,
    // Long enough for a busy machine. A test about a time limit checks the duration itself.
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
