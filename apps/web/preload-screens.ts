import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin, type Rolldown } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const appModule = 'src/main.tsx';
const frameModule = 'src/app/layouts/workspace-frame.tsx';

interface ScreenRoute {
  /** Such as /learning/:deckId */
  path: string;
  /** Such as src/app/routes/deck.tsx */
  module: string;
  needsSession: boolean;
}

/**
 * Replaces the theme's script in index.html by two small scripts. The first runs before the first paint and sets the
 * theme and the empty frame. The second does not delay the paint. It has a table of the files of every screen and
 * preloads those of the opened screen; otherwise the browser would find them only after the app has loaded and run.
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
        const routes = readRoutes(readSource('src/app/app-routes.tsx'));
        const emit = (name: string, script: string) => {
          const source = minifySync(name, `{${script}}`).code;
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${name}-${hash}.js`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const beforePaint = emit('before-paint', writeBeforePaint(routes));
        const preload = emit('preload-screen', writePreload(bundle, routes));
        const scripts = `<script src="${beforePaint}"></script>\n    <script async src="${preload}"></script>`;
        const withScripts = replaceOnce(String(page.source), '<script src="/theme.js"></script>', scripts);
        page.source = lowerPriorityOfScripts(runCoreFirst(withScripts));
      },
    },
  };
}

/**
 * Runs the libraries as a script of their own, before the app. Two short tasks replace a long one, and between them the
 * page can respond.
 */
function runCoreFirst(page: string): string {
  const [link = '', file] = /<link rel="modulepreload" crossorigin href="([^"]*\/core-[^"]*)">/.exec(page) ?? [];
  if (file === undefined) throw new Error('index.html does not preload the libraries.');
  const script = `<script type="module" crossorigin src="${file}"></script>\n    `;
  return replaceOnce(page, link, '').replace('<script type="module"', () => `${script}<script type="module"`);
}

/** Lets the browser load the styles and the font, which the first paint needs, before the app's scripts. */
const lowerPriorityOfScripts = (page: string): string =>
  page.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

const readSource = (file: string) => readFileSync(here(file), 'utf8');

function replaceOnce(text: string, old: string, replacement: string): string {
  if (!text.includes(old)) throw new Error(`index.html has no ${old}.`);
  return text.replace(old, () => replacement);
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

const writeTable = (name: string, value: unknown) => `const ${name} = ${JSON.stringify(value)};\n`;
const toAddress = (file: string) => `/${file}`;
const toPattern = (path: string) => path.replaceAll(/:\w+/g, '[^/]+');

function writeBeforePaint(routes: readonly ScreenRoute[]): string {
  const paths = routes.filter(({ needsSession }) => !needsSession).map(({ path }) => toPattern(path));
  const table = writeTable('PUBLIC_PATHS', paths.join('|'));
  return readSource('public/theme.js') + table + readSource('has-session.js') + readSource('paint-frame.js');
}

function writePreload(bundle: Rolldown.OutputBundle, routes: readonly ScreenRoute[]): string {
  const appFiles = new Set(filesOf(bundle, appModule));
  const frameFiles = new Set(filesOf(bundle, frameModule).filter((file) => !appFiles.has(file)));
  const files: string[] = [];
  /** Returns the file's index. */
  const addOnce = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const screens = routes.map(({ path, module, needsSession }) => {
    const needed = filesOf(bundle, module).filter(
      (file) => !appFiles.has(file) && !(needsSession && frameFiles.has(file)),
    );
    return { pattern: toPattern(path), needsSession, files: needed.map(addOnce) };
  });
  const tables = [
    writeTable('FRAME', [...frameFiles].map(toAddress)),
    writeTable('FILES', files.map(toAddress)),
    writeTable('SCREENS', screens),
  ];
  return tables.join('') + readSource('has-session.js') + readSource('preload-screen.js');
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
