import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { readToasts, subscribeToToasts } from './toast-store.ts';
import { useEverTrue } from './use-ever-true.ts';
import { useFirstInteraction } from './use-first-interaction.ts';
import type { ToasterProps } from './toast-viewport.tsx';

const loadViewport = () => import('./toast-viewport.tsx');

const ToastViewport = lazy<ComponentType<ToasterProps>>(async () => {
  // If the viewport fails to load, the page must keep working.
  const viewport = await loadViewport().catch(() => undefined);
  return { default: viewport?.ToastViewport ?? (() => null) };
});

/** Shows toasts for 5000 ms unless hovered or focused; a swipe of 50 px to the right dismisses them. */
export function Toaster(props: ToasterProps) {
  const hasToasts = useSyncExternalStore(subscribeToToasts, () => readToasts().length > 0);
  useFirstInteraction(preloadViewport);
  if (!useEverTrue(hasToasts)) return null;
  return (
    <Suspense>
      <ToastViewport {...props} />
    </Suspense>
  );
}

function preloadViewport(): void {
  void loadViewport().catch(() => undefined);
}
