import { vi } from 'vitest';

/**
 * Element sizes for a test environment without layout, so that virtual lists render rows: a window of the given height
 * with rows of the given height. Undo with vi.unstubAllGlobals and vi.restoreAllMocks.
 */
export function installFakeLayout({ windowHeight = 800, rowHeight = 100 } = {}): void {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(windowHeight);
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #notify: (entries: object[]) => void;
      constructor(notify: (entries: object[]) => void) {
        this.#notify = notify;
      }
      observe(target: Element) {
        queueMicrotask(() => this.#notify([{ target, contentRect: { width: 800, height: rowHeight } }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
