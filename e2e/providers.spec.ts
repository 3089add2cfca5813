import type { Page } from '@playwright/test';
import { MODEL_ADDRESS } from './support/addresses.ts';
import { sendMessage } from './support/chat.ts';
import { callAs, type Person, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Provider {
  label: string;
  /** The path of its protocol on the model server. */
  path: string;
  /** A fact about a model in the list of its provider, if there is one. */
  fact?: string;
  /** Whether its protocol transmits the reasoning of a model. */
  thinks: boolean;
}

const providers: Provider[] = [
  { label: 'OpenAI', path: '/v1', thinks: false },
  { label: 'Anthropic', path: '/v1', fact: '200k context', thinks: true },
  { label: 'Google', path: '/v1beta', fact: '1M context', thinks: true },
  { label: 'Ollama', path: '', fact: '131k context', thinks: true },
];

for (const { label, path, fact, thinks } of providers) {
  test(`A key of ${label} is entered, and its models think, use tools, stop halfway and fail with a message`, async ({
    page,
  }) => {
    const ada = await signUp(page);
    await redirectKeysTo(page, MODEL_ADDRESS + path);
    await page.goto('/settings/models');
    await page.getByLabel('Provider').selectOption({ label });
    const key = page.getByLabel(label === 'Ollama' ? 'Key, if the server needs one' : 'Key', { exact: true });
    if (label === 'Ollama') await page.getByLabel('Address').fill(MODEL_ADDRESS);
    await key.fill('wrong-0123456789');
    await page.getByRole('button', { name: 'Test and add' }).click();
    await expect(page.getByRole('alert')).toContainText(`${label} refuses this key.`);
    if (label !== 'Ollama') {
      await key.fill('spent-0123456789');
      await page.getByRole('button', { name: 'Test and add' }).click();
      await expect(page.getByRole('alert')).toContainText('has no credit left');
    }
    await key.fill('sk-own-0123456789-wxyz');
    await page.getByRole('button', { name: 'Test and add' }).click();
    await expect(page.getByText('Key ending in wxyz')).toBeVisible();
    await takePicture('settings');

    await page.goto('/');
    await page.getByRole('button', { name: /^Model: / }).click();
    await page.getByRole('textbox', { name: 'Search models' }).fill('reasoning');
    if (fact !== undefined) await expect(page.getByText(fact).first()).toBeVisible();
    await takePicture('picker');
    await page.keyboard.press('Enter');
    const reply = page.getByRole('article', { name: 'AI Assistant' });
    await sendMessage(page, 'What is the answer?');
    await expect(reply).toContainText('Forty-two.');
    await expect(reply).toContainText(`reasoning (${label})`);
    await expect(reply.getByText('Let me think.')).toBeHidden();
    if (thinks) {
      await reply.getByText(/^(?:Reasoning|Thought for .+)$/).click();
      await expect(reply.getByText('Let me think.')).toBeVisible();
    }
    await takePicture('thinking');

    await beginChat(ada, page, 'tools');
    await sendMessage(page, 'calculate {"expression":"17% * 2340"}');
    await expect(reply.getByText('Calculated 17% * 2340 = 397.8')).toBeVisible();
    await expect(reply).toContainText('The tools said:');

    await beginChat(ada, page, 'rubbish-line');
    await sendMessage(page, 'Count');
    await expect(reply).toContainText('One two three four');
    await expect(page.getByText('This reply is unfinished.')).toBeHidden();

    await beginChat(ada, page, 'cut-after-3');
    await sendMessage(page, 'Count');
    await expect(page.getByText('This reply is unfinished.')).toBeVisible();
    await expect(reply).toContainText('One');
    await reply.getByRole('button', { name: 'Continue' }).click();
    // A broken connection may lose the end of the reply.
    await expect(reply).toContainText(/One.*One/);
    await expect(reply.getByText('2/2')).toBeVisible();
    await takePicture('cut');

    await beginChat(ada, page, 'error-404');
    await sendMessage(page, 'Count');
    await expect(page.getByText(`${label} no longer has this model.`).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Count');
    await takePicture('failed');

    async function takePicture(name: string): Promise<void> {
      const folder = process.env['SHOTS'];
      if (folder !== undefined) await page.screenshot({ path: `${folder}/${label}-${name}.png` });
    }
  });
}

/** Makes entered keys call the test model server, which speaks the protocol of the provider. */
async function redirectKeysTo(page: Page, baseUrl: string): Promise<void> {
  await page.route('**/api/model-keys', async (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown> | null;
    await (body === null ? route.continue() : route.continue({ postData: JSON.stringify({ ...body, baseUrl }) }));
  });
}

async function beginChat(person: Person, page: Page, model: string): Promise<void> {
  const models = await callAs<{ id: string; name: string; isOwn: boolean }[]>(person, 'GET', '/api/models');
  const chosen = models.find(({ name, isOwn }) => name === model && isOwn)?.id;
  await callAs(person, 'PATCH', '/api/model-settings', { chosen });
  await page.goto('/');
  await expect(page.getByRole('button', { name: `Model: ${model}` })).toBeVisible();
}
