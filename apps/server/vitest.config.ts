import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    setupFiles: ['./test/strict-console.ts', './test/property-seed.ts'],
    testTimeout: 20_000,
    // Tells a machine that was busy from a fault; the report names what needed it.
    retry: 1,
    hookTimeout: 30_000,
  },
});
