// Browser APIs that the test environment lacks.

let viewportWidth = 1280;
const mediaQueryLists = new Set<EventTarget>();

/** Sets the viewport width and notifies the listeners of all media queries. */
export function setViewportWidth(width: number): void {
  viewportWidth = width;
  for (const list of mediaQueryLists) list.dispatchEvent(new Event('change'));
}

/** The test's person uses a mouse. */
function matches(query: string): boolean {
  if (query === '(pointer: fine)') return true;
  const minimum = /\(min-width:\s*(\d+)px\)/.exec(query)?.[1];
  return minimum !== undefined && viewportWidth >= Number(minimum);
}

export function installBrowserStubs(): void {
  silenceUnknownTagWarning();
  window.matchMedia = (query) => {
    const target = new EventTarget();
    mediaQueryLists.add(target);
    // Defined, not assigned: a list that is kept has to follow the width.
    return Object.defineProperties(target, {
      media: { value: query },
      matches: { get: () => matches(query) },
    }) as unknown as MediaQueryList;
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
}

/**
 * React warns about tags that the test environment does not know, such as <search>. TypeScript finds misspelt tags
 * without these warnings.
 */
function silenceUnknownTagWarning(): void {
  const unknownElementPrototype = Object.getPrototypeOf(document.createElement('search')) as object;
  Object.defineProperty(unknownElementPrototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });
}

const HOME = 'http://127.0.0.1:3000/';

/** Resets the address to where every test file starts. */
export function resetAddress(): void {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(HOME);
}
