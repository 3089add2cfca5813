// Takes the pictures of the README and the guides from the product with its own sample archive, without a model: `node
// e2e/docs-pictures.ts` writes them to docs/screenshots. Needs a font with emoji, or the categories have boxes instead.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import config from './playwright.config.ts';
import { approveSuggestions, callAs, createPerson, signIn } from './support/people.ts';
import { startInstance } from './support/instance.ts';
import { required } from './support/required.ts';
import { APPROVED_TITLES, selectSample, importSample, waitUntilCategorised } from './support/sample-archive.ts';
import { toWebp } from './support/webp.ts';

const QUESTION = 'What did we say about running shoes?';
const PLANS = [
  'Design review tomorrow 10am 90m',
  'Lunch with Ana tomorrow 1pm 45m',
  'Dentist in 2 days 3pm, remind me a day before',
  'Long run in 3 days 9am 2h',
];

/** The four steps are beside each other in the README, so they are narrow and of the same height. */
const STEP = { width: 400, height: 416 };
/** Tall enough for the button of the floating assistant to be outside the steps. */
const NARROW = { width: STEP.width, height: 1200 };
const SCREEN = { width: 1280, height: 800 };
/** Wide enough for the questions of a conversation beside it. */
const WITH_OUTLINE = { width: 1440, height: 900 };

const directory = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const instance = await startInstance(Number(process.env['CONTACT_SHEET_PORT'] ?? 3147), { usesBuiltInAssistant: true });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await mkdir(directory, { recursive: true });
  const person = await createPerson({ address: instance.address, email: 'ada@example.com' });
  const narrow = await openPage(NARROW, 2);
  const wide = await openPage(SCREEN, 1.5);

  await selectSample(narrow);
  await takeStep(narrow, 'step-1-drop', narrow.getByRole('main'));
  const receipt = await importSample(narrow);
  await waitUntilCategorised(person);
  await takeScreen(wide, receipt, 'receipt');
  await takeScreen(wide, '/archive', 'archive');
  await narrow.goto('/categories');
  await takeStep(narrow, 'step-2-sorted', narrow.getByRole('main').getByText('Work', { exact: true }).first(), -27);

  await narrow.goto('/');
  await narrow.getByRole('textbox', { name: 'Message' }).fill(QUESTION);
  await narrow.getByRole('button', { name: 'Send message' }).click();
  await narrow.getByText('This is what I found').first().waitFor({ timeout: 60_000 });
  await takeStep(narrow, 'step-3-asked', narrow.getByRole('article').first(), -8);

  for (const line of PLANS) await quickAdd(wide, line);
  await approveSuggestions(person, APPROVED_TITLES);
  await narrow.goto('/schedule?view=agenda');
  await takeStep(narrow, 'step-4-planned', narrow.getByRole('main'));
  await takeScreen(wide, '/schedule', 'schedule', { prepare: showMorning });
  await takeScreen(wide, '/settings/general', 'settings');
  await takeScreen(wide, '/profile', 'premium');
  await takeScreen(await openPage(WITH_OUTLINE, 1.5), await findConversation(), 'conversation', { theme: 'dark' });

  async function openPage(viewport: typeof SCREEN, deviceScaleFactor: number): Promise<Page> {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor,
      baseURL: instance.address,
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await signIn(context, person);
    return context.newPage();
  }

  async function findConversation(): Promise<string> {
    const found = await callAs<{ conversationId: string }[]>(person, 'GET', '/api/search?q=Lisbon+where+to+stay');
    return `/conversation-chat/${required(found[0], 'conversation about Lisbon').conversationId}`;
  }
} finally {
  await browser.close();
  await instance.stop();
}

async function quickAdd(page: Page, line: string): Promise<void> {
  await page.goto('/schedule');
  const input = page.getByRole('textbox', { name: 'Add an event as text' });
  await input.fill(line);
  await input.press('Enter');
  await page.getByText('Event Scheduled!').first().waitFor();
}

interface ScreenOptions {
  theme?: 'light' | 'dark';
  /** Called before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

async function takeScreen(page: Page, address: string, name: string, { theme = 'light', prepare }: ScreenOptions = {}) {
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.screenshot({ path: path.join(directory, `${name}.png`), animations: 'disabled' });
}

/** Scrolls the calendar, which opens at the present hour, to the hours of the events. */
async function showMorning(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Calendar' }).evaluate((grid) => {
    const head = grid.querySelector('header')?.offsetHeight ?? 0;
    grid.scrollTop = ((grid.scrollHeight - head) * 7.5) / 24;
  });
}

/** A picture that begins `offset` pixels below the upper edge of `element`, without the header above. */
async function takeStep(page: Page, name: string, element: ReturnType<Page['getByText']>, offset = 0): Promise<void> {
  await page.waitForLoadState('networkidle');
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${name}: nothing is on ${page.url()}`);
  const clip = { x: 0, y: box.y + offset, ...STEP };
  const png = await page.screenshot({ clip, animations: 'disabled' });
  await writeFile(path.join(directory, `${name}.webp`), await toWebp(browser, png));
}
