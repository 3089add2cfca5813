import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reloadWhenOutdated } from './outdated-build.ts';

/** A screen in a file of its own, loaded when it is shown. `preload` starts that early. */
export type LazyRoute = LazyExoticComponent<ComponentType> & { preload: () => void };

export function lazyRoute(load: () => Promise<ComponentType>): LazyRoute {
  const loadAsDefault = async () => ({ default: await load().catch(reloadWhenOutdated) });
  return Object.assign(lazy(loadAsDefault), {
    // A failure shows when the screen is opened, where there is a place for it.
    preload: () => void load().catch(() => undefined),
  });
}
