import { useEffect, useSyncExternalStore } from 'react';
import type { MarkdownRenderer } from './markdown-renderer.tsx';

/** The renderer is a large chunk, which loads beside the first screen. */
type Renderer = typeof MarkdownRenderer;

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

/** The renderer, which loads as soon as it is needed; undefined until then, 'failed' if it did not load. */
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
