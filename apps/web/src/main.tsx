import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '#app/app.tsx';
import { preloadScreen } from '#app/app-routes.tsx';
import { preloadWorkspace } from '#app/layouts/workspace-layout.tsx';
import { authToken } from '#lib/browser-storage.ts';
import { registerServiceWorker } from '#lib/service-worker.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

if (authToken.read() !== null) {
  preloadWorkspace();
  preloadScreen(window.location.pathname);
}

createRoot(root).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);

if (import.meta.env.PROD) {
  window.addEventListener('load', () => {
    // A browser that refuses workers, such as a private window, has no word for a lost connection, and all else.
    registerServiceWorker().catch(() => undefined);
  });
}
