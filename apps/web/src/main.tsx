import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createAppClient } from '#app/app-client.ts';
import { App } from '#app/app.tsx';
import { preloadScreen } from '#app/app-routes.tsx';
import { preloadWorkspace } from '#app/layouts/workspace-layout.tsx';
import { loadCurrentUser } from '#features/identity/identity.api.ts';
import { registerServiceWorker } from '#lib/service-worker.ts';
import { mayHaveSession } from '#lib/session-hint.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

const client = createAppClient();
const isVisitor = !mayHaveSession();
const loading = [preloadScreen(window.location.pathname, { isVisitor })];
if (!isVisitor) loading.push(preloadWorkspace());

/** Whether the page already shows the empty frame (paint-frame.js). */
const isFramed = document.documentElement.dataset['framed'] !== undefined;
if (isFramed) {
  // The frame stays until everything is there that the screen needs, so that it is rendered once instead of in steps.
  loading.push(loadCurrentUser(client));
  void Promise.all(loading).then(() => render(root));
} else {
  render(root);
}

function render(element: HTMLElement): void {
  // A transition splits the first render into small steps, so that slow phones still respond to touches.
  startTransition(() =>
    createRoot(element).render(
      <BrowserRouter>
        <App client={client} />
      </BrowserRouter>,
    ),
  );
}

if (import.meta.env.PROD) {
  window.addEventListener('load', () => {
    // Browsers that refuse service workers, such as private windows, only miss the offline page.
    registerServiceWorker().catch(() => undefined);
  });
}
