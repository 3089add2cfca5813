import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const page = fileURLToPath(new URL('src/features/landing/render-landing.tsx', import.meta.url));

/**
 * Fills landing.html with the landing page as static HTML. A visitor then needs no script to read it, and the
 * app shows the same component when it already runs.
 */
export function prerenderLanding(): Plugin {
  return {
    name: 'prerender-landing',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, context) {
        if (!context.filename.endsWith('landing.html')) return html;
        const { module } = await runnerImport<{ renderLanding: () => string }>(page);
        return html.replace('<!-- landing -->', () => module.renderLanding());
      },
    },
  };
}
