import type { BrowserContext } from '@playwright/test';
import { goAndWaitUntilIdle } from '../../e2e/support/idle-page.ts';

/** The minimum duration of every request in milliseconds, so that the loading state is seen. */
const LATENCY_MS = 100;
/** How long after the last response the measurement continues, in milliseconds. */
const SETTLE_MS = 500;

export interface Shift {
  /** Cumulative layout shift by the definition of Web Vitals. */
  total: number;
  /** The elements that moved furthest, each with its distance. */
  moved: readonly string[];
}

/** Measures what moves while a screen loads, without any input. */
export async function measureShift(context: BrowserContext, address: string): Promise<Shift> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.addInitScript(recordShifts);
    await goAndWaitUntilIdle(page, address);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => (window as unknown as { layoutShift: Shift }).layoutShift);
  } finally {
    await page.close();
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the browser by `addInitScript`, so it uses nothing from this module. */
function recordShifts(): void {
  const recorded = { total: 0, moved: [] as string[] };
  (window as unknown as { layoutShift: typeof recorded }).layoutShift = recorded;
  let [began, last, sum] = [0, 0, 0];
  const describe = ({ node, previousRect, currentRect }: ShiftEntry['sources'][number]) => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    const name = element === null ? 'gone' : `<${element.tagName.toLowerCase()}> ${element.textContent.slice(0, 30)}`;
    const change = (from: number, to: number) => `${Math.round(from)}→${Math.round(to)}`;
    return `${name.trim()} (x ${change(previousRect.x, currentRect.x)}, y ${change(previousRect.y, currentRect.y)}, h ${change(previousRect.height, currentRect.height)})`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      // A window of shifts ends after a second without a shift, and after five seconds at the latest.
      const isSameWindow = entry.startTime - last < 1_000 && entry.startTime - began < 5_000;
      if (!isSameWindow) [began, sum] = [entry.startTime, 0];
      last = entry.startTime;
      sum += entry.value;
      recorded.total = Math.max(recorded.total, sum);
      recorded.moved.push(...entry.sources.slice(0, 2).map(describe));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
