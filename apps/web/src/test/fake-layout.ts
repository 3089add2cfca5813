import { vi } from 'vitest';

/**
 * Sizes for a browser that lays nothing out, so that lists which show only what is in view have a view: a window of
 * the given height with rows of the given one. Undo with vi.unstubAllGlobals and vi.restoreAllMocks.
 */
export function installFakeLayout({ windowHeight = 800, rowHeight = 100 } = {}): void {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(windowHeight);
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element) {
        queueMicrotask(() => this.#tell([{ target, contentRect: { width: 800, height: rowHeight } }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
