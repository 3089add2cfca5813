import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Two pages that the browser prints; the second one has the word “marbled”. */
export async function makePdf(page: Page): Promise<string> {
  await page.setContent(
    '<p>Sun on the hills.</p><p style="break-before: page">A marbled quoll lives in the harbour.</p>',
  );
  return (await page.pdf()).toString('base64');
}

/** Drops the PDF on the chat. */
export async function dropPdf(page: Page, pdf: string, name: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ content, name }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
      transfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
      return transfer;
    },
    { content: pdf, name },
  );
  await page.dispatchEvent('main', 'dragenter', { dataTransfer });
  await expect(page.getByText('Drop files to attach them')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer });
  await expect(page.getByText('Drop files to attach them')).toBeHidden();
}
