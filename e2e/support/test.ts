import { test as base, type Page } from '@playwright/test';
import { resetModelBehaviour } from './model.ts';

export { expect } from '@playwright/test';

/** A path that the server answers with 404, and the app with its not-found card. */
export const UNKNOWN_PAGE = '/no-such-page';

/**
 * A journey fails on every browser complaint: exceptions, console errors, Content-Security-Policy violations. Failed API
 * calls do not count: the test checks how the screen shows them.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = collectComplaints(page);
      await resetModelBehaviour();
      await use(complaints);
      base.expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Journeys block the service worker, and the browser reports it.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    const { url } = message.location();
    const isFailedRequest = message.text().startsWith('Failed to load resource');
    if (isFailedRequest && (url.includes('/api/') || url.endsWith(UNKNOWN_PAGE))) return;
    complaints.push(`${page.url()}: ${message.text()} ${isFailedRequest ? url : ''}`);
  });
  return complaints;
}
