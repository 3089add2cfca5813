/** Browser APIs that the test environment lacks. */
let viewportWidth = 1280;
const lists = new Set<{ query: string; target: EventTarget }>();

/** Sets the viewport width; media queries whose result changes notify their listeners. */
export function setViewportWidth(width: number): void {
  viewportWidth = width;
  for (const list of lists) list.target.dispatchEvent(new Event('change'));
}

function matches(query: string): boolean {
  const minimum = /\(min-width:\s*(\d+)px\)/.exec(query)?.[1];
  return minimum !== undefined && viewportWidth >= Number(minimum);
}

export function installBrowserStubs(): void {
  defineSearchElement();
  window.matchMedia = (query) => {
    const target = new EventTarget();
    lists.add({ query, target });
    return Object.assign(target, {
      media: query,
      get matches() {
        return matches(query);
      },
    }) as unknown as MediaQueryList;
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
}

/** The test environment does not know <search>, and React warns about unknown tags. TypeScript checks those. */
function defineSearchElement(): void {
  const sample = Object.getPrototypeOf(document.createElement('search')) as object;
  Object.defineProperty(sample, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });
}

const HOME = 'http://127.0.0.1:3000/';

/** Resets the address to where every test file starts. */
export function resetAddress(): void {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(HOME);
}
