import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

interface WatchedWindow {
  shifts?: { value: number; element: string }[];
}

/** Every page that is loaded from now on records its layout shifts. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; element: string }[] = [];
    (window as WatchedWindow).shifts = shifts;
    const describe = (node: Node | null | undefined): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element === null || element === undefined
        ? 'something that is gone'
        : `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) shifts.push({ value, element: describe(sources[0]?.node) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the layout shifts since the page was loaded, and the element that moved most. */
export async function readLayoutShift(page: Page): Promise<{ score: number; element: string }> {
  const shifts = await page.evaluate(() => (window as WatchedWindow).shifts ?? []);
  const largest = shifts.toSorted((a, b) => b.value - a.value)[0];
  return { score: shifts.reduce((sum, { value }) => sum + value, 0), element: largest?.element ?? '' };
}
