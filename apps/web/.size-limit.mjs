// Budgets for the scripts of a first visit, over the wire (gzip). Run `npx size-limit` in this folder after a build.
import { readFileSync } from 'node:fs';

const dist = new URL('dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** The files of these entries and of everything they import before they run. */
function withImports(...entries) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  entries.forEach(visit);
  return [...seen].map((key) => `dist/${manifest[key].file}`).filter((file) => file.endsWith('.js'));
}

const app = 'index.html';
const chat = [app, 'src/app/layouts/workspace-frame.tsx', 'src/app/routes/chat.tsx'];
const beforePaint = 'dist/assets/before-paint-*.js';

export default [
  { name: 'landing', path: ['dist/theme.js', 'dist/landing.js'], limit: '30 kB', gzip: true },
  // The table of every screen's files, which does not delay the first paint.
  { name: 'preloads', path: 'dist/assets/preload-screen-*.js', limit: '5 kB', gzip: true },
  {
    name: 'sign-in',
    path: [beforePaint, ...withImports(app, 'src/app/routes/login.tsx')],
    limit: '130 kB',
    gzip: true,
  },
  { name: 'chat, first paint', path: [beforePaint, ...withImports(...chat)], limit: '170 kB', gzip: true },
  {
    name: 'chat, with formatted replies',
    path: [beforePaint, ...withImports(...chat, 'src/features/chat/markdown/markdown-renderer.tsx')],
    limit: '236 kB',
    gzip: true,
  },
];
