import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { callAs, type Person } from './people.ts';
import { poll } from './poll.ts';

/** The titles of the suggestions in the sample that a person would approve. */
export const APPROVED_TITLES = /orthopaedist|dentist|review|viewing/i;

/** Imported by its address, because the types of the web app are not among those of these tests. */
const sampleModule = new URL('../../apps/web/src/features/imports/sample/sample-archive.ts', import.meta.url);

/**
 * Writes the product's sample conversations to a new folder, as the files that are in the ZIPs of a ChatGPT and a Claude
 * export. Returns their paths.
 */
export async function writeSampleFiles(): Promise<string[]> {
  const { makeSampleArchive } = (await import(sampleModule.href)) as { makeSampleArchive: (now: Date) => File[] };
  const directory = await mkdtemp(path.join(tmpdir(), 'sample-archive-'));
  return Promise.all(
    makeSampleArchive(new Date()).map(async (file) => {
      const to = path.join(directory, file.name);
      await writeFile(to, Buffer.from(await file.arrayBuffer()));
      return to;
    }),
  );
}

/** Selects the sample as a person selects an export, and shows the preview; nothing is imported yet. */
export async function selectSample(page: Page): Promise<void> {
  await page.goto('/imports');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await writeSampleFiles());
  await importButton(page).waitFor({ timeout: 60_000 });
}

/** Imports the sample that `selectSample` has selected, opens its receipt and returns the receipt's address. */
export async function importSample(page: Page): Promise<string> {
  await importButton(page).click();
  await page.getByRole('link', { name: 'See the receipt' }).click({ timeout: 60_000 });
  await page.getByRole('region', { name: 'Receipt' }).waitFor();
  return page.url();
}

/** Imported conversations are categorised again in the background; waits until nothing has changed for eight seconds. */
export async function waitUntilCategorised(person: Person): Promise<void> {
  let before = '';
  let unchanged = 0;
  const readUnchanged = async (): Promise<true | undefined> => {
    const now = JSON.stringify([
      await callAs(person, 'GET', '/api/review'),
      await callAs(person, 'GET', '/api/categories'),
    ]);
    unchanged = now === before ? unchanged + 1 : 0;
    before = now;
    return unchanged === 4 ? true : undefined;
  };
  await poll(readUnchanged, 'the end of the categorisation', { everyMs: 2_000 });
}

const importButton = (page: Page) => page.getByRole('button', { name: /^Import \d+ conversations?$/ });
