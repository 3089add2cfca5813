/** How many pixels the screen is too wide. It scrolls in the main panel, which cuts off what is wider. */
export function measureOverflow(): number {
  const main = document.querySelector('main');
  const inMain = main === null ? 0 : main.scrollWidth - main.clientWidth;
  return Math.max(inMain, document.documentElement.scrollWidth - window.innerWidth);
}
