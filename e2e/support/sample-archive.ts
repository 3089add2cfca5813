import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { callAs, type Person } from './people.ts';

const sampleModule = new URL('../../apps/web/src/features/imports/sample/sample-archive.ts', import.meta.url);

/** The product's sample conversations, as the files that are in the ZIPs of a ChatGPT and a Claude export. */
async function makeSampleFiles(): Promise<File[]> {
  const { makeSampleArchive } = (await import(sampleModule.href)) as { makeSampleArchive: (now: Date) => File[] };
  return makeSampleArchive(new Date());
}

/** Writes the sample's files to a new folder and returns their paths. */
export async function writeSampleFiles(): Promise<string[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'sample-archive-'));
  const files = await makeSampleFiles();
  return Promise.all(
    files.map(async (file) => {
      const to = path.join(directory, file.name);
      await writeFile(to, Buffer.from(await file.arrayBuffer()));
      return to;
    }),
  );
}

async function makeSampleExports(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const files = await makeSampleFiles();
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      mimeType: 'application/json',
      buffer: Buffer.from(await file.arrayBuffer()),
    })),
  );
}

/** Selects the sample as a person selects an export, and shows the preview; nothing is imported yet. */
export async function selectSample(page: Page): Promise<void> {
  await page.goto('/imports');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makeSampleExports());
  await importButton(page).waitFor({ timeout: 60_000 });
}

/** Imports the sample that `selectSample` has selected, opens its receipt and returns the receipt's address. */
export async function importSample(page: Page): Promise<string> {
  await importButton(page).click();
  await page.getByRole('link', { name: 'See the receipt' }).click({ timeout: 60_000 });
  await page.getByRole('region', { name: 'Receipt' }).waitFor();
  return page.url();
}

/** Imported conversations are classified again in the background; waits until nothing has changed for eight seconds. */
export async function waitUntilClassified(person: Person): Promise<void> {
  let before = '';
  for (let same = 0; same < 4;) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const now = JSON.stringify([
      await callAs(person, 'GET', '/api/review'),
      await callAs(person, 'GET', '/api/categories'),
    ]);
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

const importButton = (page: Page) => page.getByRole('button', { name: /^Import \d+ conversations?$/ });
