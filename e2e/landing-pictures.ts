// Takes the pictures of the landing page from the product with its own sample archive, in both themes: `node
// e2e/landing-pictures.ts` writes them to apps/web/public/landing; arguments select pictures by name.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import config from './playwright.config.ts';
import { callAs, createPerson, type Person, signIn } from './support/people.ts';
import { startInstance } from './support/instance.ts';

interface Picture {
  name: string;
  path: string;
  size: { width: number; height: number };
  /** A section of this height that starts so many pixels above a text; the whole window if absent. */
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
    crop: { text: 'Education', above: 82, height: 620 },
  },
  { name: 'import', path: '/imports', size: phone, crop: { text: /conversations added/, above: 16, height: 256 } },
  { name: 'sort', path: '/review', size: phone, crop: { text: 'Knee pain after running', above: 88, height: 256 } },
  { name: 'plan', path: '/inbox', size: phone, crop: { text: 'Knee pain after running', above: 28, height: 256 } },
];

const directory = fileURLToPath(new URL('../apps/web/public/landing/', import.meta.url));
const instance = await startInstance(Number(process.env['CONTACT_SHEET_PORT'] ?? 3147));
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await mkdir(directory, { recursive: true });
  const person = await createPerson({ address: instance.address, email: 'ada@example.com' });
  await loadSample(await openPage(browser, person, phone));
  await untilSettled(person);
  const wanted = pictures.filter(({ name }) => process.argv.length < 3 || process.argv.includes(name));
  for (const picture of wanted) await takeBoth(browser, person, picture);
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

async function loadSample(page: Page): Promise<void> {
  await page.goto('/imports');
  await page.getByRole('button', { name: 'Try it with sample conversations' }).click();
  await page.getByRole('link', { name: 'See the receipt' }).click();
  await page.getByText('Completed', { exact: true }).first().waitFor();
}

/** Imported conversations are classified again in the background; waits until that is done. */
async function untilSettled(person: Person): Promise<void> {
  let before = '';
  for (let same = 0; same < 4;) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const now = JSON.stringify(await callAs(person, 'GET', '/api/review'));
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

async function takeBoth(from: Browser, person: Person, picture: Picture): Promise<void> {
  const page = await openPage(from, person, picture.size);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(picture.path);
    if (picture.name === 'import') {
      await page.getByRole('main').getByRole('link').last().click();
      await page.waitForURL(/imports\/./);
    }
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

/** Converts the picture in the browser, so that no library is needed. */
async function toWebp(from: Browser, png: Buffer): Promise<Buffer> {
  const page = await from.newPage();
  const base64 = await page.evaluate(async (source) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCodePoint(byte);
    return btoa(text);
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(base64, 'base64');
}
