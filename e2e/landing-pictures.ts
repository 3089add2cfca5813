// Takes the pictures of the landing page from the product with its own sample archive, in both themes: `node
// e2e/landing-pictures.ts` writes them to apps/web/public/landing; arguments select pictures by name.
// Needs a font with emoji, or the categories have boxes instead.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import config from './playwright.config.ts';
import { createPerson, type Person, signIn } from './support/people.ts';
import { startInstance } from './support/instance.ts';
import { selectSample, importSample, waitUntilCategorised } from './support/sample-archive.ts';
import { toWebp } from './support/webp.ts';

interface Picture {
  name: string;
  path: string;
  size: { width: number; height: number };
  /** A section of this height that starts this many pixels above a text; the whole window if absent. */
  crop?: { text: string | RegExp; above: number; height: number };
}

// Tall enough for the button of the floating assistant to be outside the crops.
const phone = { width: 390, height: 1200 };
const pictures: readonly Picture[] = [
  { name: 'categories', path: '/categories', size: { width: 1180, height: 720 } },
  {
    name: 'categories-small',
    path: '/categories',
    size: { width: 560, height: 1200 },
    crop: { text: 'Work', above: 24, height: 620 },
  },
  { name: 'import', path: '/imports', size: phone, crop: { text: /conversations added/, above: 8, height: 256 } },
  { name: 'sort', path: '/review', size: phone, crop: { text: 'Knee pain after running', above: 20, height: 256 } },
  { name: 'plan', path: '/inbox', size: phone, crop: { text: 'Knee pain after running', above: 16, height: 256 } },
];

const directory = fileURLToPath(new URL('../apps/web/public/landing/', import.meta.url));
let receipt = '/imports';
const instance = await startInstance(Number(process.env['CONTACT_SHEET_PORT'] ?? 3147));
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await mkdir(directory, { recursive: true });
  const person = await createPerson({ address: instance.address, email: 'ada@example.com' });
  const first = await openPage(browser, person, phone);
  await selectSample(first);
  receipt = await importSample(first);
  await waitUntilCategorised(person);
  const chosenPictures = pictures.filter(({ name }) => process.argv.length < 3 || process.argv.includes(name));
  for (const picture of chosenPictures) await takeBoth(browser, person, picture);
} finally {
  await browser.close();
  await instance.stop();
}

async function openPage(from: Browser, person: Person, viewport: Picture['size']): Promise<Page> {
  const context = await from.newContext({
    viewport,
    deviceScaleFactor: viewport.width > 1000 ? 1.6 : 2,
    baseURL: person.address,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  });
  await signIn(context, person);
  return context.newPage();
}

async function takeBoth(from: Browser, person: Person, picture: Picture): Promise<void> {
  const page = await openPage(from, person, picture.size);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(picture.name === 'import' ? receipt : picture.path);
    await page.waitForLoadState('networkidle');
    const png = await page.screenshot({ ...(await findClip(page, picture)), animations: 'disabled' });
    await writeFile(path.join(directory, `${picture.name}-${colorScheme}.webp`), await toWebp(from, png));
  }
  await page.context().close();
}

async function findClip(page: Page, { size, crop }: Picture) {
  if (crop === undefined) return {};
  const box = await page.getByRole('main').getByText(crop.text).first().boundingBox();
  if (box === null) throw new Error(`${String(crop.text)} is not on ${page.url()}`);
  return { clip: { x: 0, y: box.y - crop.above, width: size.width, height: crop.height } };
}
