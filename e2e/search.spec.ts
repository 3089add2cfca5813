import { writeLongConversation } from './support/long-conversation.ts';
import { importExport, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('A hit opens its message, far up in a long conversation or on another branch', async ({ page }) => {
  const person = await signUp(page);
  await importExport(person, await writeLongConversation());

  for (const [word, text] of [
    ['marzipan', 'Message 22 of the shown branch'],
    ['nougat', 'Message 261 of the other branch'],
  ] as const) {
    await test.step(`open the hit for ${word}`, async () => {
      await page.goto(`/search?q=${word}`);
      await page.getByRole('main').getByRole('link', { name: 'A long one', exact: true }).click();
      const target = page.locator('[data-target]');
      await expect(target).toContainText(text);
      await expect(target).toBeFocused();
      await expect(target).toBeInViewport();
    });
  }
});
