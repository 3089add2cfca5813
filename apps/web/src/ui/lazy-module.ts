import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

export interface LazyModule<Module> {
  /** A component of the module, for example `part((module) => module.Dialog)`. */
  part: <Props extends object>(choose: (module: Module) => ComponentType<Props>) => LazyPart<Props>;
  /** Loads the module before it is needed. */
  preload: () => void;
}

/** Shows `fallback`, by default nothing, until its code has arrived. */
export type LazyPart<Props> = (props: Props & { fallback?: ReactNode }) => ReactNode;

/**
 * A module in a chunk of its own, with components that people wait for. After `preload` they appear at once. Not `lazy`
 * with Suspense: React would show the fallback at the first rendering even after a preload, and would keep it for
 * 300 ms even if the code arrives earlier.
 */
export function lazyModule<Module extends object>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  const loadOnce = async () => (loaded ??= await load());
  return {
    part: <Props extends object>(choose: (module: Module) => ComponentType<Props>) =>
      function Part({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
        const module = useLoaded(loaded, loadOnce);
        return module === undefined ? fallback : createElement(choose(module), props as unknown as Props);
      },
    preload: () => {
      // A load that fails is tried again when a part is shown.
      loadOnce().catch(() => undefined);
    },
  };
}

/** The module once it has loaded. A failed load throws. */
function useLoaded<Module extends object>(loaded: Module | undefined, load: () => Promise<Module>): Module | undefined {
  const [result, setResult] = useState<{ module?: Module; error?: Error }>({});
  const module = loaded ?? result.module;
  const isMissing = module === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isAwaited = true;
    load().then(
      (value) => {
        if (isAwaited) setResult({ module: value });
      },
      (error: unknown) => {
        if (isAwaited) setResult({ error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [isMissing, load]);
  if (result.error !== undefined) throw result.error;
  return module;
}
