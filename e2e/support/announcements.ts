import type { Page } from '@playwright/test';

interface Announcement {
  text: string;
  /** The previous text of the same live region. */
  before: string;
}

declare global {
  interface Window {
    announcements: Announcement[];
  }
}

/** Records the announcements of live regions on every page that is loaded from now on. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output';
    const known = new WeakMap<Element, string>();
    window.announcements = [];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(regions)) {
        if (region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden=true], [inert]')) continue;
        const [text, before] = [region.textContent, known.get(region) ?? ''];
        if (text === before) continue;
        known.set(region, text);
        if (text !== '') window.announcements.push({ text, before });
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** How often a text was announced: each time it was put into a live region. */
export async function countAnnouncements(page: Page, expected: string): Promise<number> {
  const announcements = await page.evaluate(() => window.announcements);
  return announcements.filter(({ text, before }) => text.includes(expected) && !before.includes(expected)).length;
}
