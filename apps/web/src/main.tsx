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

// As a transition the first rendering comes in slices: a slow phone answers a finger meanwhile.
startTransition(() =>
  createRoot(root).render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  ),
);

if (import.meta.env.PROD) {
  window.addEventListener('load', () => {
    // A browser that refuses workers, such as a private window, has no word for a lost connection, and all else.
    registerServiceWorker().catch(() => undefined);
  });
}
