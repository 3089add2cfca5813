import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Sends a message from the chat's input on this page or panel, once the previous reply is complete. */
export async function sendMessage(container: Page | Locator, text: string): Promise<void> {
  const input = container.getByRole('textbox', { name: 'Message' });
  await input.fill(text);
  // While a reply is streamed, Enter sends nothing.
  await expect(container.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await input.press('Enter');
}
