/**
 * The visible texts that are cut off without an ellipsis: at the side, or at the bottom of an element that cannot
 * scroll.
 */
export function findCutText(): string[] {
  const isForScreenReaders = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || getComputedStyle(element).clipPath === 'inset(50%)';
  };
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
  const isCut = (element: Element): boolean => {
    const style = getComputedStyle(element);
    const isWide = element.scrollWidth > element.clientWidth + 1;
    const isTall = element.scrollHeight > element.clientHeight + 3;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (isWide && hides(style.overflowX)) return style.textOverflow !== 'ellipsis';
    return isTall && hides(style.overflowY) && style.getPropertyValue('-webkit-line-clamp') === 'none' && !isWide;
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !isForScreenReaders(element) && hasOwnText(element) && element.checkVisibility())
    .filter((element) => isCut(element))
    .map((element) => (element.textContent ?? '').trim().slice(0, 60));
}
