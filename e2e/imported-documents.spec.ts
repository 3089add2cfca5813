import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { makeClaudeConversation, makeClaudeMessage } from '@app/formats/testing/claude-export';
import { sendMessage } from './support/chat.ts';
import { resetModelBehaviour, setModelBehaviour } from './support/model.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const report =
  '# Bees in the city\n\nTwelve hives stand on the roof of the bakery.\n\nThe linden gives quinzefold honey.';
const claudeExport = [
  makeClaudeConversation(
    [
      makeClaudeMessage('q', 'Please write a report about bees.'),
      makeClaudeMessage('a', 'Here it is.', {
        sender: 'assistant',
        content: [
          { type: 'text', text: 'Here it is.' },
          {
            type: 'tool_use',
            id: 't1',
            name: 'artifacts',
            input: { command: 'create', id: 'bees', title: 'Bees', type: 'text/markdown', content: report },
          },
        ],
      }),
      makeClaudeMessage('q2', 'Make it thirteen hives.'),
      makeClaudeMessage('a2', 'Done.', {
        sender: 'assistant',
        content: [
          { type: 'text', text: 'Done.' },
          {
            type: 'tool_use',
            id: 't2',
            name: 'artifacts',
            input: { command: 'update', id: 'bees', old_str: 'Twelve hives', new_str: 'Thirteen hives' },
          },
        ],
      }),
    ],
    { name: 'City bees' },
  ),
];

const canvas = {
  name: 'Ferry plan',
  type: 'document',
  content: 'The ferry leaves at seven.\n\nBring the periwinkle pass.',
};
const chatgptExport = [
  makeChatgptConversation(
    [
      { id: 'q', text: 'Write a plan for the ferry.' },
      { id: 'call', role: 'assistant', recipient: 'canmore.create_textdoc', text: JSON.stringify(canvas) },
      {
        id: 'done',
        role: 'tool',
        name: 'canmore',
        text: 'Successfully created text document with id `ferry`',
        metadata: { canvas: { textdoc_id: 'ferry', version: 1 } },
      },
      { id: 'a', role: 'assistant', text: 'The plan is in the canvas.' },
    ],
    { title: 'Island trip', conversation_id: 'trip' },
  ),
];

async function importFile(page: Page, file: string): Promise<void> {
  await page.goto('/imports');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^Import \d+ conversations?$/ }).click({ timeout: 30_000 });
  const receipt = page.getByRole('link', { name: 'See the receipt' });
  await expect(receipt.or(page.getByRole('main').getByText('Completed', { exact: true }))).toHaveCount(1, {
    timeout: 30_000,
  });
}

const exports = [
  {
    description: 'an export of Claude with an artifact',
    records: claudeExport,
    word: 'quinzefold',
    conversation: 'City bees',
    document: 'Bees',
    shown: 'Thirteen hives stand on the roof of the bakery.',
    question: 'How many hives stand on the roof of the bakery?',
  },
  {
    description: 'an export of ChatGPT with a canvas',
    records: chatgptExport,
    word: 'periwinkle',
    conversation: 'Island trip',
    document: 'Ferry plan',
    shown: 'Bring the periwinkle pass.',
    question: 'When does the ferry leave? Must I bring the periwinkle pass?',
  },
];

for (const { description, records, word, conversation, document, shown, question } of exports) {
  test(`A document of ${description} is found by a word, read, and used in a new question`, async ({ page }, {
    outputDir,
  }) => {
    await mkdir(outputDir, { recursive: true });
    const file = `${outputDir}/conversations.json`;
    await writeFile(file, JSON.stringify(records));
    await signUp(page);
    await importFile(page, file);

    await page.goto(`/search?q=${word}`);
    const hit = page.getByRole('main').getByRole('link', { name: conversation, exact: true });
    await expect(hit).toBeVisible();
    await takePicture(page, `${word}-found`);
    await hit.click();
    // Beside the chat, in its newest version.
    const reader = page.getByRole('complementary', { name: 'Documents' }).filter({ hasText: document });
    await expect(reader).toContainText(shown);
    await takePicture(page, `${word}-opened`);

    await setModelBehaviour('recall', 1);
    try {
      await sendMessage(page, question);
      await expect(page.getByRole('article', { name: 'AI Assistant' }).last()).toContainText(shown);
      await takePicture(page, `${word}-answered`);
    } finally {
      await resetModelBehaviour();
    }
  });
}

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}
