import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '#app/app.tsx';
import { preloadScreen } from '#app/app-routes.tsx';
import { preloadWorkspace } from '#app/layouts/workspace-layout.tsx';
import { registerServiceWorker } from '#lib/service-worker.ts';
import { mayHaveSession } from '#lib/session-hint.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

const isVisitor = !mayHaveSession();
if (!isVisitor) preloadWorkspace();
preloadScreen(window.location.pathname, { isVisitor });

// A transition splits the first render into small steps, so that slow phones still respond to touches.
startTransition(() =>
  createRoot(root).render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  ),
);

if (import.meta.env.PROD) {
  window.addEventListener('load', () => {
    // Browsers that refuse service workers, such as private windows, only miss the offline page.
    registerServiceWorker().catch(() => undefined);
  });
}
