import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reloadWhenOutdated } from './outdated-build.ts';

/** A screen in its own chunk, loaded when it is shown. `preload` starts loading earlier, and never fails. */
export type LazyRoute = LazyExoticComponent<ComponentType> & { preload: () => Promise<void> };

export function lazyRoute(load: () => Promise<ComponentType>): LazyRoute {
  const loadAsDefault = async () => ({ default: await load().catch(reloadWhenOutdated) });
  return Object.assign(lazy(loadAsDefault), {
    // If the load fails, the error is shown when the screen is opened.
    preload: () => load().then(noop, noop),
  });
}

function noop(): void {}
