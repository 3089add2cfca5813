import type { Page } from '@playwright/test';

interface Spoken {
  text: string;
  /** What stood in the same region before. */
  before: string;
}

declare global {
  interface Window {
    spoken: Spoken[];
  }
}

/** Keeps what a screen reader is given to read out by itself, from the next page on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output';
    const known = new WeakMap<Element, string>();
    window.spoken = [];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(regions)) {
        if (region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden=true], [inert]')) continue;
        const [text, before] = [region.textContent, known.get(region) ?? ''];
        if (text === before) continue;
        known.set(region, text);
        if (text !== '') window.spoken.push({ text, before });
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** How often words were read out: each time they came into a region. */
export async function timesSpoken(page: Page, words: string): Promise<number> {
  const spoken = await page.evaluate(() => window.spoken);
  return spoken.filter(({ text, before }) => text.includes(words) && !before.includes(words)).length;
}
