import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

/**
 * A part in a chunk of its own that is rendered apart from its parent. When data that has just arrived renders the
 * parent, React would otherwise also render, in the same step, all parts whose code has arrived meanwhile. Its props
 * should change only with their content.
 */
export function separatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return memo(function SeparatePart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  });
}
