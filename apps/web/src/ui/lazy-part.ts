import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A component in a chunk of its own, for use in a Suspense. After `preload` it appears at once. With `lazy` alone, React
 * would show the fallback at the first rendering, and would keep it for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  function Part(props: Props) {
    // The same for as long as the part is on the screen, because a change would create all its elements anew.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(Part, {
    preload: () => {
      // A load that fails is tried again when the part is shown.
      loadOnce().catch(() => undefined);
    },
  });
}
