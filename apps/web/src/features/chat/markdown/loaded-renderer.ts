import { useEffect, useSyncExternalStore } from 'react';
import type { MarkdownRenderer } from './markdown-renderer.tsx';

type Renderer = typeof MarkdownRenderer;

/** The renderer is a large chunk. It loads in parallel with the first screen, which does not wait for it. */
let renderer: Renderer | 'loading' | 'failed' | undefined;
const listeners = new Set<() => void>();

function change(next: typeof renderer): void {
  renderer = next;
  for (const listener of listeners) listener();
}

/** Loads the renderer before the first text needs it; a failed load is tried again. */
export function preloadMarkdown(): void {
  if (renderer !== undefined && renderer !== 'failed') return;
  renderer = 'loading';
  import('./markdown-renderer.tsx').then(
    (loaded) => change(loaded.MarkdownRenderer),
    () => change('failed'),
  );
}

/** The renderer, which begins to load once it is needed. Undefined until it is loaded, 'failed' if that failed. */
export function useRenderer({ isNeeded = true } = {}): Renderer | 'failed' | undefined {
  useEffect(() => {
    if (isNeeded) preloadMarkdown();
  }, [isNeeded]);
  const current = useSyncExternalStore(subscribe, () => renderer);
  return current === 'loading' ? undefined : current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
