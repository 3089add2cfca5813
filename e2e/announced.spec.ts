import type { Page } from '@playwright/test';
import { sendMessage } from './support/chat.ts';
import { provideExports } from './support/exports.ts';
import { signUp } from './support/people.ts';
import { recordAnnouncements, countAnnouncements } from './support/announcements.ts';
import { expect, test } from './support/test.ts';

/** Long enough for a repeated announcement to occur. */
const AFTERWARDS_MS = 2_000;

async function expectAnnouncedOnce(page: Page, text: string): Promise<void> {
  await expect.poll(() => countAnnouncements(page, text), { message: `“${text}” is announced` }).toBe(1);
  await page.waitForTimeout(AFTERWARDS_MS);
  expect(await countAnnouncements(page, text), `“${text}” was announced`).toBe(1);
}

test('Replies, notices and imports are announced once', async ({ page }, info) => {
  const { singleFile } = await provideExports(info.outputPath('exports'));
  await recordAnnouncements(page);
  await signUp(page);

  await page.goto('/chat');
  await sendMessage(page, 'What is a sonnet?');
  await expect(page.getByRole('main')).toContainText('You said: What is a sonnet?');
  await expectAnnouncedOnce(page, 'You said: What is a sonnet?');
  expect(await countAnnouncements(page, 'AI is thinking...')).toBe(1);

  await page.goto('/imports');
  await page.locator('input[type=file]').first().setInputFiles(singleFile);
  await expectAnnouncedOnce(page, 'conversations found');
  await page.getByRole('button', { name: /^Import \d+ conversations$/ }).click();
  await expectAnnouncedOnce(page, 'Import completed');
});
