import type { Plugin } from 'vite';

/**
 * Requests the text font together with the page. If the browser found the font only in the stylesheet, the font would
 * arrive late and the text would jump.
 */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        if (bundle === undefined) return [];
        const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal-.*\.woff2$/.test(file));
        if (font === undefined) throw new Error('The build has no text font to preload.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
