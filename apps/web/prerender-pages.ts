import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

/**
 * Fills landing.html with the landing page, and index.html with the empty frame of the app, both as static HTML. A
 * visitor then needs no script to read the landing page, and the frame is painted while the scripts load. The app
 * renders the same components when it runs.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (filename.endsWith('landing.html')) {
          const { module } = await runnerImport<{ renderLanding: () => string }>(
            source('features/landing/render-landing.tsx'),
          );
          return html.replace('<!-- landing -->', () => module.renderLanding());
        }
        const { module } = await runnerImport<{ renderLoadingFrame: () => string }>(
          source('app/render-loading-frame.tsx'),
        );
        return html.replace('<!-- frame -->', () => module.renderLoadingFrame());
      },
    },
  };
}
