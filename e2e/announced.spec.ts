import type { Page } from '@playwright/test';
import { sendMessage } from './support/chat.ts';
import { provideExports } from './support/exports.ts';
import { arrive } from './support/people.ts';
import { listen, timesSpoken } from './support/spoken.ts';
import { expect, test } from './support/test.ts';

/** Long enough for a second reading to show itself. */
const AFTERWARDS_MS = 2_000;

async function expectSpokenOnce(page: Page, words: string): Promise<void> {
  await expect.poll(() => timesSpoken(page, words), { message: `“${words}” is read out` }).toBe(1);
  await page.waitForTimeout(AFTERWARDS_MS);
  expect(await timesSpoken(page, words), `“${words}” was read out`).toBe(1);
}

test('Replies, notices and imports are read out once', async ({ page }, info) => {
  const { singleFile } = await provideExports(info.outputPath('exports'));
  await listen(page);
  await arrive(page);

  await page.goto('/chat');
  await sendMessage(page, 'What is a sonnet?');
  await expect(page.getByRole('main')).toContainText('You said: What is a sonnet?');
  await expectSpokenOnce(page, 'You said: What is a sonnet?');
  expect(await timesSpoken(page, 'AI is thinking...')).toBe(1);

  await page.goto('/imports');
  await page.locator('input[type=file]').first().setInputFiles(singleFile);
  await expectSpokenOnce(page, 'conversations found');
  await page.getByRole('button', { name: /^Import \d+ conversations$/ }).click();
  await expectSpokenOnce(page, 'Import completed');
});
