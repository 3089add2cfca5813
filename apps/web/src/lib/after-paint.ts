/** A hidden page paints nothing. */
const MAX_WAIT_MS = 100;

/** Resolves once the next frame has been painted, for work that must not delay what a key or a click shows. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() => {
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  });
}
