/**
 * screens: every screen of the app on an account that has something on each and 10,000 conversations. Layout shift
 * while loading at 390 and 1440 px (target: .02), and how long the page takes to show the effect of a key or a click
 * with the processor slowed to a quarter (target: 100 ms). SCREENS_CONVERSATIONS sets how many conversations.
 * SCREENS_ONLY limits the measurements to names that contain it, such as 'shift chat', 'touch' or 'touch list'.
 * SCREENS_TRACES is a folder for a trace of each interaction, to open in the developer tools of the browser.
 */
import { type Browser, chromium } from '@playwright/test';
import { signIn } from '../e2e/support/people.ts';
import { publicScreens, type Screen } from '../e2e/support/screens.ts';
import { withTemporaryFolder } from './app-process.ts';
import { findUnmatchedRoutes } from './web/app-paths.ts';
import { chromiumOptions } from './web/chromium-options.ts';
import { type FilledApp, startFilledApp } from './web/filled-app.ts';
import { measureInteractions } from './web/interactions.ts';
import { measureShift } from './web/layout-shift.ts';

const MAX_SHIFT = 0.02;
const MAX_INTERACTION_MS = 100;
const count = Number(process.env['SCREENS_CONVERSATIONS'] ?? 10_000);
const only = process.env['SCREENS_ONLY'] ?? '';
const traceFolder = process.env['SCREENS_TRACES'];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const overBudget: string[] = [];

function print(name: string, figures: readonly string[], isOver: boolean): void {
  const line = `screens ${name}: ${figures.join(', ')}${isOver ? ' OVER' : ''}`;
  if (isOver) overBudget.push(line);
  console.log(line);
}

async function printShifts(browser: Browser, screens: readonly Screen[], filled: FilledApp | undefined, url: string) {
  const contexts = await Promise.all(
    sizes.map(async (viewport) => {
      // The time zone of the account; with another one, a toast would ask whether to change it.
      const context = await browser.newContext({ viewport, baseURL: url, timezoneId: 'Europe/Berlin' });
      if (filled !== undefined) await signIn(context, filled.person);
      return context;
    }),
  );
  for (const { name, path } of screens.filter((screen) => `shift ${screen.name}`.includes(only))) {
    const shifts = [];
    for (const context of contexts) shifts.push(await measureShift(context, path));
    const figures = shifts.map(({ total }, at) => `${total.toFixed(3)} at ${sizes[at]?.width} px`);
    print(
      `shift ${name}`,
      figures,
      shifts.some(({ total }) => total > MAX_SHIFT),
    );
    for (const { total, moved } of shifts) {
      if (total > MAX_SHIFT) for (const element of moved.slice(0, 6)) console.log(`  ${element}`);
    }
  }
  for (const context of contexts) await context.close();
}

async function printInteractions(browser: Browser, filled: FilledApp): Promise<void> {
  const isWanted = (name: string) => `touch ${name}`.includes(only);
  for (const { name, milliseconds, worst } of await measureInteractions(browser, filled, { isWanted, traceFolder })) {
    print(`touch ${name}`, [`${milliseconds} ms`, `at worst ${worst} ms`], milliseconds > MAX_INTERACTION_MS);
  }
}

/** Screens that are not among `screens`, because no picture is taken of them. */
function otherScreens(screens: readonly Screen[]): Screen[] {
  const list = screens.find(({ name }) => name === 'list')?.path ?? '';
  const id = list.split('/').at(-1) ?? '';
  return [
    { name: 'chat-path', path: '/chat' },
    { name: 'dashboard', path: '/dashboard' },
    { name: 'conversations', path: `/conversations/${id}` },
    { name: 'subcategory', path: `/categories/${id}/subcategories/${id}` },
    { name: 'test-portal', path: '/upgrade-payment/test-portal' },
  ];
}

await withTemporaryFolder('screens', async (folder) => {
  const filled = await startFilledApp(folder, count);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const screens = [...filled.screens.filter(({ press }) => press === undefined), ...otherScreens(filled.screens)];
    const forgotten = await findUnmatchedRoutes([...publicScreens, ...screens].map(({ path }) => path));
    if (forgotten.length > 0) throw new Error(`No screen leads to ${forgotten.join(', ')}.`);
    await printShifts(browser, publicScreens, undefined, filled.app.url);
    await printShifts(browser, screens, filled, filled.app.url);
    await printInteractions(browser, filled);
    console.log(
      `screens: ${overBudget.length === 0 ? 'nothing is over its budget' : `${overBudget.length} over their budgets`}`,
    );
  } finally {
    await browser.close();
    await filled.app.stop();
  }
});
