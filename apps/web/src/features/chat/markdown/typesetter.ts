import katex from 'katex';
import 'katex/dist/katex.min.css';

/** Sets a formula into an element as nodes, which needs no HTML and no inline style. False when it cannot be read. */
export function typeset(tex: string, into: HTMLElement, isDisplayed: boolean): boolean {
  try {
    katex.render(tex, into, { displayMode: isDisplayed, trust: false, strict: 'ignore', maxExpand: 1000, maxSize: 50 });
    return true;
  } catch {
    return false;
  }
}
