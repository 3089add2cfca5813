import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const app = 'src/main.tsx';
const frame = 'src/app/layouts/workspace-frame.tsx';

interface ScreenRoute {
  /** Such as /learning/:deckId */
  path: string;
  /** Such as src/app/routes/deck.tsx */
  module: string;
  needsSession: boolean;
}

/**
 * Preloads what the opened screen needs. Without it the browser finds those files only after the app has loaded and
 * run. index.html gets a small script in front of the app's, with a table of every screen's files.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const code = writeScript(bundle, readRoutes(readFileSync(here('src/app/app-routes.tsx'), 'utf8')));
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const fileName = `assets/preload-screen-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source: code });
        page.source = String(page.source).replace(
          '</title>',
          () => `</title>\n    <script src="/${fileName}"></script>`,
        );
      },
    },
  };
}

/** The paths and modules of app-routes.tsx, in its order. Throws when the file is no longer written as expected. */
export function readRoutes(source: string): ScreenRoute[] {
  const publicFrom = source.indexOf('const publicRoutes');
  const routes: ScreenRoute[] = [];
  let end = 0;
  for (const match of source.matchAll(/import\('\.\/(routes\/[\w-]+\.tsx)'\)/g)) {
    const paths = [...source.slice(end, match.index).matchAll(/'(\/[\w/:-]*)'/g)];
    if (paths.length === 0) throw new Error(`No path leads to ${match[1]}.`);
    const needsSession = match.index < publicFrom;
    for (const [, path = ''] of paths) routes.push({ path, module: `src/app/${match[1]}`, needsSession });
    end = match.index + match[0].length;
  }
  if (publicFrom < 0 || routes.length === 0) throw new Error('app-routes.tsx lists no screens.');
  return routes;
}

function writeScript(bundle: Rolldown.OutputBundle, routes: readonly ScreenRoute[]): string {
  const known = new Set(filesOf(bundle, app));
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const screens = routes.map(({ path, module, needsSession }) => {
    const needed = [...(needsSession ? filesOf(bundle, frame) : []), ...filesOf(bundle, module)];
    return {
      pattern: `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`,
      needsSession,
      files: [...new Set(needed.filter((file) => !known.has(file)))].map(indexOf),
    };
  });
  const addresses = files.map((file) => `/${file}`);
  const table = `const FILES = ${JSON.stringify(addresses)};\nconst SCREENS = ${JSON.stringify(screens)};\n`;
  return table + readFileSync(here('preload-screen.js'), 'utf8');
}

/** The chunk of a module, the chunks it imports before it runs, and their stylesheets. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) {
      const next = bundle[imported];
      if (next?.type === 'chunk') visit(next);
    }
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (start === undefined) throw new Error(`The build has no ${module}.`);
  visit(start);
  return [...found];
}
