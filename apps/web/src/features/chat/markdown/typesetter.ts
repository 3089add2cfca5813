import katex from 'katex';
import 'katex/dist/katex.min.css';

/**
 * Renders a formula into an element as nodes, without HTML strings or inline styles. False when it cannot be parsed.
 */
export function typeset(tex: string, into: HTMLElement, isBlock: boolean): boolean {
  try {
    katex.render(tex, into, { displayMode: isBlock, trust: false, strict: 'ignore', maxExpand: 1000, maxSize: 50 });
    return true;
  } catch {
    return false;
  }
}
