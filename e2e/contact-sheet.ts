// Takes pictures of every screen for a design review, and checks each of them: at four sizes, in both themes, for a
// visitor, an empty account, a typical and a full one, and one whose data fails to load. `node e2e/contact-sheet.ts`
// writes the pictures and an index.html to .cache/contact-sheet, and fails if a check fails. It takes about half an
// hour. `--state typical --size 390` limits it to a part; further arguments are parts of the names of the wanted
// screens. Needs a font with emoji.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import config from './playwright.config.ts';
import { confirmEmail } from './support/confirm-email.ts';
import { waitUntilIdle } from './support/idle-page.ts';
import { describeViolations, inspectPage } from './support/inspect-page.ts';
import { startInstance } from './support/instance.ts';
import { watchLayoutShifts } from './support/layout-shift.ts';
import { signIn } from './support/people.ts';
import {
  failReads,
  makeEmptyAccount,
  makeFullAccount,
  openScreen,
  OPERATOR_EMAIL,
  publicScreens,
  type Account,
  type Screen,
} from './support/screens.ts';
import { pictureFile, writeIndex, type Picture } from './support/sheet-index.ts';
import { collectComplaints } from './support/test.ts';
import { makeTypicalAccount } from './support/typical-account.ts';

/** The screens of a state, the account that is signed in, and whether its data fails to load. */
interface StateContent {
  screens: readonly Screen[];
  account?: Account;
  isFailing?: boolean;
}

const FULL_CONVERSATIONS = 300;
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 660 },
  { width: 1440, height: 900 },
];
const STATES = ['visitor', 'empty', 'typical', 'full', 'error'];

const directory = fileURLToPath(new URL('../.cache/contact-sheet/', import.meta.url));
const { values, positionals: wantedNames } = parseArgs({
  allowPositionals: true,
  options: { state: { type: 'string', multiple: true }, size: { type: 'string', multiple: true } },
});
const sizes = SIZES.filter(({ width }) => values.size?.includes(String(width)) ?? true);
const isWanted = ({ name }: Screen) => wantedNames.length === 0 || wantedNames.some((wanted) => name.includes(wanted));

await mkdir(directory, { recursive: true });
const pictures: Picture[] = [];
for (const state of values.state ?? STATES) {
  // The typical account belongs to a person who has not connected a model.
  const usesBuiltInAssistant = state === 'typical';
  const dataDir = await mkdtemp(path.join(tmpdir(), 'contact-sheet-'));
  const instance = await startInstance(Number(process.env['CONTACT_SHEET_PORT'] ?? 3147), {
    usesBuiltInAssistant,
    environment: { OPERATORS: OPERATOR_EMAIL, E2E_DATA_DIR: dataDir },
  });
  try {
    const { screens, account, isFailing } = await makeState(state, instance.address);
    if (account?.person.email === OPERATOR_EMAIL) confirmEmail(OPERATOR_EMAIL, dataDir);
    for (const size of sizes) {
      const taken = await takeStatePictures(
        { screens: screens.filter(isWanted), account, isFailing },
        state,
        size,
        instance.address,
      );
      pictures.push(...taken);
      await writeIndex(directory, taken);
    }
  } finally {
    await instance.stop();
  }
}
printFindings(pictures);

async function makeState(state: string, address: string): Promise<StateContent> {
  if (state === 'visitor') return { screens: publicScreens };
  if (state === 'empty') {
    const account = await makeEmptyAccount(address);
    return { screens: account.screens, account };
  }
  if (state === 'typical') {
    const account = await makeTypicalAccount(address);
    return { screens: account.screens, account };
  }
  const singleFile = path.join(directory, 'export.json');
  const conversations = Array.from({ length: FULL_CONVERSATIONS }, (_, seed) => makeRealisticConversation(seed));
  await writeFile(singleFile, JSON.stringify(conversations));
  const account = await makeFullAccount({ singleFile, shardedZip: singleFile, areReal: false }, address);
  if (state === 'full') return { screens: account.screens, account };
  return { screens: account.screens.filter(({ press }) => press === undefined), account, isFailing: true };
}

/** The pictures of all screens of a state at one size, from a browser of their own. */
async function takeStatePictures(content: StateContent, state: string, size: (typeof SIZES)[number], address: string) {
  const browser = await chromium.launch(config.use?.launchOptions);
  const context = await browser.newContext({
    viewport: size,
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    hasTouch: size.width < 768,
    // Scrollbars on phones take up no space.
    isMobile: size.width < 768,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  try {
    if (content.account !== undefined) await signIn(context, content.account.person);
    const page = await context.newPage();
    if (content.isFailing === true) await failReads(page);
    await watchLayoutShifts(page);
    const complaints = collectComplaints(page);
    const taken: Picture[] = [];
    for (const screen of content.screens) taken.push(...(await takeScreen(page, screen, state, complaints)));
    return taken;
  } finally {
    await browser.close();
  }
}

/** The screen in both themes. They differ only in colours. */
async function takeScreen(page: Page, screen: Screen, state: string, complaints: string[]): Promise<Picture[]> {
  const width = page.viewportSize()?.width ?? 0;
  const takePicture = async (theme: string, inspect: () => Promise<string[]>): Promise<Picture> => {
    const picture = { screen: screen.name, state, width, theme };
    await page.screenshot({ path: path.join(directory, pictureFile(picture)), animations: 'disabled' });
    const findings = [...(await inspect()), ...complaints.splice(0)];
    for (const finding of findings) console.log(`${pictureFile(picture)}: ${finding}`);
    return { ...picture, findings };
  };
  await page.emulateMedia({ colorScheme: 'light' });
  try {
    await openScreen(page, screen);
    await page.getByRole('heading').or(page.getByRole('alert')).first().waitFor();
    await page.waitForFunction(() => document.querySelector('.animate-pulse') === null);
    await waitUntilIdle(page);
    // Waits until the assistant's button has moved away from loaded content.
    await page.waitForTimeout(250);
  } catch (error) {
    return [{ screen: screen.name, state, width, theme: 'light', findings: [`not opened: ${String(error)}`] }];
  }
  const light = await takePicture('light', () => inspectPage(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await takePicture('dark', () => describeViolations(page, ['color-contrast']));
  return [light, dark];
}

/** Prints the kinds of findings with how often they occur; fails if there are any. */
function printFindings(taken: readonly Picture[]): void {
  const kinds = new Map<string, number>();
  for (const finding of taken.flatMap(({ findings }) => findings)) {
    const kind = /^(?:axe [\w-]+|layout shift|overflow|cut text|not opened)/.exec(finding)?.[0] ?? 'browser complaint';
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  console.log(`${taken.length} pictures: ${path.join(directory, 'index.html')}`);
  console.table(Object.fromEntries([...kinds].map(([kind, count]) => [kind, { count }])));
  if (kinds.size > 0) process.exitCode = 1;
}
