import type { Page, Request } from '@playwright/test';

/**
 * How often in a row a page must be found without a request in flight and without a script to run, with a pause after
 * each time. A page that is busy with its scripts has no request in flight either, so a fixed time would be too short on
 * a slow machine: the page would be inspected before its content is shown.
 */
const IDLE_ROUNDS = 8;
const PAUSE_MS = 25;
const IDLE_TIMEOUT_MS = 20_000;

const requestsInFlight = new WeakMap<Page, Set<Request>>();

/** Opens the address and waits until there are no more requests: like `networkidle`, in a third of its time. */
export async function goAndWaitUntilIdle(page: Page, address: string): Promise<void> {
  requestsOf(page).clear();
  await page.goto(address);
  await waitUntilIdle(page);
}

/** Goes to the address within the app. This takes half the time of loading the page again. */
export async function navigateAndWaitUntilIdle(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await waitUntilIdle(page);
}

/** Waits until the page is idle again; only for a page that was opened by `goAndWaitUntilIdle`. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const requests = requestsOf(page);
  const deadline = Date.now() + IDLE_TIMEOUT_MS;
  for (let round = 0; round < IDLE_ROUNDS;) {
    const hasPaused = await page.evaluate(pauseWhenIdle, PAUSE_MS).then(
      () => true,
      // The page has gone to another address meanwhile.
      () => false,
    );
    round = hasPaused && requests.size === 0 ? round + 1 : 0;
    if (Date.now() > deadline) {
      const addresses = [...requests].map((request) => request.url()).join(', ');
      throw new Error(`${page.url()} still waits for ${addresses}`);
    }
  }
}

/** Runs in the browser. Waits until the page has no script to run, and then for the pause. */
function pauseWhenIdle(milliseconds: number): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, milliseconds), { timeout: 2000 }));
}

function requestsOf(page: Page): Set<Request> {
  const existing = requestsInFlight.get(page);
  if (existing !== undefined) return existing;
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  const dropRequest = (request: Request) => requests.delete(request);
  page.on('requestfinished', dropRequest);
  page.on('requestfailed', dropRequest);
  requestsInFlight.set(page, requests);
  return requests;
}
