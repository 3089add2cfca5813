import { findViolations } from './support/axe.ts';
import { sendMessage } from './support/chat.ts';
import { dropPdf, makePdf } from './support/pdf.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const NAME = 'weather.pdf';

test('A PDF is dropped and asked about, its cited page is opened, and a search finds a word in it', async ({
  page,
}) => {
  const pdf = await makePdf(page);
  await signUp(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible();
  await dropPdf(page, pdf, NAME);
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('2 pages');
  expect(await findViolations(page)).toEqual([]);

  // The draft keeps its files.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('2 pages');
  // The model repeats the question, and thereby cites the page.
  await sendMessage(page, `Is the quoll in ${NAME}, p. 2?`);
  const reply = page.getByRole('article', { name: 'AI Assistant' });
  await reply.getByRole('button', { name: `${NAME}, p. 2`, exact: true }).click();
  const reader = page.getByRole('complementary', { name: 'Documents' });
  await expect(reader.getByRole('region', { name: 'Page 2' })).toBeInViewport();
  await expect(reader.getByRole('region', { name: 'Page 2' })).toContainText('A marbled quoll lives in the harbour.');
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: `Keep ${NAME} in your files` }).click();
  await page.goto('/files');
  await page.getByRole('button', { name: `Open ${NAME}` }).click();
  await expect(page.getByRole('dialog', { name: NAME })).toContainText('marbled quoll');

  await page.goto('/search?q=marbled');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link', { name: NAME }).click();
  await expect(reader).toContainText('A marbled quoll lives in the harbour.');
});
