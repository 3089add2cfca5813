import { defineConfig } from 'rolldown';

/** Bundles everything into one file that needs only Node. */
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
