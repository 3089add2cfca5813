import { MODEL_ADDRESS } from './support/addresses.ts';
import { sendMessage } from './support/chat.ts';
import { dropPdf, makePdf } from './support/pdf.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const NAME = 'weather.pdf';

test('A new person adds a model server, asks about a PDF, makes a card of the reply, and finds the PDF again', async ({
  page,
}) => {
  const pdf = await makePdf(page);
  await signUp(page);
  await page.goto('/settings/models');
  await page.getByLabel('Provider').selectOption({ label: 'OpenAI-compatible server' });
  await page.getByLabel('Address').fill(`${MODEL_ADDRESS}/v1`);
  await page.getByLabel('Name').fill('My server');
  await page.getByRole('button', { name: 'Test and add' }).click();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: /^Model: / }).click();
  await page.getByRole('textbox', { name: 'Search models' }).fill('echo');
  // The model of the instance has the same name and comes first.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dropPdf(page, pdf, NAME);
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('2 pages');
  await takePicture('attached');
  await sendMessage(page, `Is the quoll in ${NAME}, p. 2?`);
  const reply = page.getByRole('article', { name: 'AI Assistant' });
  await expect(reply).toContainText('echo (My server)');
  await reply.getByRole('button', { name: `${NAME}, p. 2`, exact: true }).click();
  const reader = page.getByRole('complementary', { name: 'Documents' });
  await expect(reader.getByRole('region', { name: 'Page 2' })).toBeInViewport();
  await takePicture('cited');
  await reader.getByRole('button', { name: 'Close documents' }).click();

  await reply
    .getByText(/quoll/)
    .first()
    .click({ clickCount: 3, position: { x: 8, y: 8 } });
  await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Highlight' }).click();
  await page.getByRole('button', { name: '1 highlight' }).click();
  await page.getByRole('button', { name: 'Make a card' }).click();
  await page.getByLabel('Front of the card').fill('Where is the quoll?');
  await takePicture('card');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText('Card added').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await reply.hover();
  await reply.getByRole('button', { name: 'Answer again with another model' }).click();
  await page.getByRole('textbox', { name: 'Search models' }).fill('markdown');
  await page.keyboard.press('Enter');
  await expect(reply).toContainText('markdown (My server)');
  await expect(reply.getByText('2/2')).toBeVisible();
  await takePicture('branch');

  await page.reload();
  await expect(reply.getByText('2/2')).toBeVisible();
  await page.goto('/search?q=marbled');
  const results = page.getByRole('main');
  await results.getByRole('heading', { level: 2 }).getByRole('link', { name: NAME }).click();
  await expect(reader).toContainText('A marbled quoll lives in the harbour.');
  await takePicture('found');

  async function takePicture(name: string): Promise<void> {
    const folder = process.env['SHOTS'];
    if (folder !== undefined) await page.screenshot({ path: `${folder}/new-user-${name}.png` });
  }
});
