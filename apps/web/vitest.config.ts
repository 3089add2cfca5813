import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// The people of the tests live in Berlin, so that a time in UTC never looks right by chance.
process.env['TZ'] = 'Europe/Berlin';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://127.0.0.1:3000/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    testTimeout: 20_000,
    isolate: false,
    maxWorkers: 3,
    // Projects that run together must have the same number of workers.
    sequence: { groupOrder: 1 },
  },
});
