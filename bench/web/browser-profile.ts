import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './chromium-options.ts';

/** Runs the work with a temporary browser profile that has these localStorage items of a site. */
export async function withProfile<Result>(
  url: string,
  items: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'profile-'));
  try {
    const context = await chromium.launchPersistentContext(folder, chromiumOptions());
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(items));
    await context.close();
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
