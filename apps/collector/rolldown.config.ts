import { defineConfig } from 'rolldown';

/** One file that needs nothing but Node. */
export default defineConfig({
  input: { collector: 'src/main.ts' },
  platform: 'node',
  external: [/^node:/],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    codeSplitting: false,
    banner: '#!/usr/bin/env node',
  },
});
