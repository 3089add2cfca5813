import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'collector',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/bundle.ts'],
    setupFiles: ['../../packages/formats/testing/property-seed.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
