// Takes pictures of every screen for a design review: three widths, both themes, an empty account, a full one, and one
// whose data fails to load. `node e2e/contact-sheet.ts` writes them to .cache/contact-sheet; arguments select the
// screens whose names contain one of them.
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import config from './playwright.config.ts';
import { provideExports } from './support/exports.ts';
import { signIn } from './support/people.ts';
import { startInstance } from './support/instance.ts';
import {
  failReads,
  makeEmptyAccount,
  makeFullAccount,
  publicScreens,
  openScreen,
  type Account,
  type Screen,
} from './support/screens.ts';

interface Group {
  name: string;
  screens: readonly Screen[];
  account?: Account;
  isFailing?: boolean;
}

const directory = fileURLToPath(new URL('../.cache/contact-sheet/', import.meta.url));
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const wanted = process.argv.slice(2);

const instance = await startInstance(Number(process.env['CONTACT_SHEET_PORT'] ?? 3147));
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await mkdir(directory, { recursive: true });
  const exports = await provideExports(path.join(tmpdir(), 'contact-sheet-exports'));
  const empty = await makeEmptyAccount(instance.address);
  const full = await makeFullAccount(exports, instance.address);
  const groups: Group[] = [
    { name: 'visitor', screens: publicScreens },
    { name: 'empty', screens: empty.screens, account: empty },
    { name: 'full', screens: full.screens, account: full },
    { name: 'error', screens: full.screens.filter(({ press }) => press === undefined), account: full, isFailing: true },
  ];
  for (const group of groups) for (const size of sizes) await photograph(browser, group, size);
} finally {
  await browser.close();
  await instance.stop();
}

async function photograph(browser: Browser, group: Group, size: (typeof sizes)[number]): Promise<void> {
  const screens = group.screens.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: size,
      colorScheme,
      baseURL: instance.address,
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
      hasTouch: size.width < 768,
    });
    if (group.account !== undefined) await signIn(context, group.account.person);
    const page = await context.newPage();
    if (group.isFailing) await failReads(page);
    for (const screen of screens) {
      await openScreen(page, screen);
      const file = `${screen.name}-${group.name}-${size.width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(directory, file), fullPage: group.name === 'visitor' });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) console.log(`${file}: ${overflow} px wider than the window`);
    }
    await context.close();
  }
}
