import { writeLessons } from './support/learning.ts';
import { callAs, importExport, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const CARDS = 10;

test('Proposed cards are accepted, and ten cards are reviewed with twenty key presses', async ({ page }) => {
  const person = await signUp(page);
  await importExport(person, await writeLessons());

  await test.step('accept the cards found in the conversations', async () => {
    await page.goto('/learning');
    // A background job looks for them some time after the import.
    await page.getByRole('button', { name: /^Accept all/ }).click({ timeout: 40_000 });
    await expect(page.getByText(/cards added$/).first()).toBeVisible();
  });

  await test.step('review ten by keyboard', async () => {
    const words = Array.from({ length: CARDS }, (_, at) => `word ${at}\tmeaning ${at}`).join('\n');
    await callAs(person, 'POST', '/api/learning/import', { text: words, deckName: 'Words' });
    await page.reload();
    const question = page.getByRole('article').getByRole('heading', { level: 3 });
    for (let card = 0; card < CARDS; card += 1) {
      const shown = await question.innerText();
      await page.keyboard.press('Space');
      await page.keyboard.press('3');
      await expect(question).not.toHaveText(shown);
    }
    await expect(page.getByText(`${CARDS} reviewed today`)).toBeVisible();
  });

  await test.step('a mistake is undone', async () => {
    const before = await page.getByRole('article').getByRole('heading', { level: 3 }).innerText();
    await page.keyboard.press('Space');
    await page.keyboard.press('1');
    await expect(page.getByText(`${CARDS + 1} reviewed today`)).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(before);
    await expect(page.getByText(`${CARDS} reviewed today`)).toBeVisible();
  });
});

test('A message becomes a template, and the slash menu inserts it with its blanks filled in', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const input = page.getByRole('textbox', { name: 'Message' });
  await input.fill('Explain photosynthesis to a child');
  await input.press('Enter');
  await expect(page.getByRole('article').last()).toContainText('You said: Explain photosynthesis to a child');

  await page.getByRole('article').first().hover();
  await page.getByRole('article').first().getByRole('button', { name: 'Save as template' }).click();
  const form = page.getByRole('dialog', { name: 'New template' });
  await form.getByLabel('Name').fill('Explain');
  await form.getByLabel('Text').fill('Explain {{topic}} to a {{reader: child | neighbour}}');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Template saved', { exact: true }).first()).toBeVisible();

  await input.fill('/exp');
  await expect(page.getByRole('option', { name: /Explain/ })).toBeVisible();
  await input.press('Enter');
  const blanks = page.getByRole('dialog', { name: 'Explain' });
  await blanks.getByLabel('topic').fill('tides');
  await blanks.getByLabel('reader').selectOption('neighbour');
  await blanks.getByRole('button', { name: 'Insert into the chat' }).click();
  await expect(input).toHaveValue('Explain tides to a neighbour');
  await input.press('Enter');
  await expect(page.getByRole('article').last()).toContainText('You said: Explain tides to a neighbour');
});
