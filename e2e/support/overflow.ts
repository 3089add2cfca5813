/** By how many pixels the screen, or the content of its main panel, is too wide. */
export function measureOverflow(): number {
  const main = document.querySelector('main');
  const inMain = main === null ? 0 : main.scrollWidth - main.clientWidth;
  return Math.max(inMain, document.documentElement.scrollWidth - window.innerWidth);
}
