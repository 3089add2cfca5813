import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { goAndWaitUntilIdle, waitUntilIdle } from '../../e2e/support/idle-page.ts';
import { signIn } from '../../e2e/support/people.ts';
import { quantile } from '../app-process.ts';
import type { FilledApp } from './filled-app.ts';

const SLOW_DOWN = 4;
const ROUNDS = 5;
const TRACED_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-v8.cpu_profiler',
  'blink.user_timing',
  'toplevel',
];

export interface Interaction {
  name: string;
  /** From the key or click to the next frame: the median of five. */
  milliseconds: number;
  worst: number;
}

interface Action {
  name: string;
  /** Brings the page into the state in which the action is measured. */
  prepare?: (page: Page) => Promise<unknown>;
  run: (page: Page) => Promise<unknown>;
}

const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };

/** Closes what the previous action left open, and goes to the first row. */
const toFirstRow = press('Escape', 'Escape', 'j', 'Home');

const listActions: readonly Action[] = [
  { name: 'list j', prepare: toFirstRow, run: press('j') },
  { name: 'list End', prepare: toFirstRow, run: press('End') },
  { name: 'list x', prepare: toFirstRow, run: press('x') },
  {
    name: 'list Shift and click',
    prepare: toFirstRow,
    run: (page) =>
      page
        .locator('[data-row] [data-row-main]')
        .nth(8)
        .click({ modifiers: ['Shift'] }),
  },
  {
    name: 'list search typing',
    prepare: async (page) => {
      await page.keyboard.press('Escape');
      const search = page.getByRole('main').getByRole('textbox');
      await search.fill('');
      await search.focus();
    },
    run: (page) => page.keyboard.type('gar', { delay: 60 }),
  },
];

/** A click on free time, which opens the form for a new event there. */
async function clickFreeSlot(page: Page): Promise<void> {
  await page.locator('[data-day] > button').first().waitFor();
  const slot = await page.evaluate(() => {
    for (const button of document.querySelectorAll('[data-day] > button')) {
      const { left, width, top, bottom } = button.getBoundingClientRect();
      const x = left + width / 2;
      for (let y = Math.max(0, top); y < Math.min(innerHeight, bottom); y += 10) {
        if (document.elementFromPoint(x, y) === button) return { x, y };
      }
    }
    return undefined;
  });
  if (slot === undefined) throw new Error('The calendar shows no free time.');
  await page.mouse.click(slot.x, slot.y);
}

const calendarActions: readonly Action[] = [
  { name: 'calendar click', prepare: press('Escape', 'Escape'), run: clickFreeSlot },
  {
    name: 'calendar next week',
    prepare: press('Escape', 'Escape'),
    run: (page) => page.getByRole('button', { name: /^Next/ }).first().click(),
  },
];

const reviewActions: readonly Action[] = [
  { name: 'review j', prepare: toFirstRow, run: press('j') },
  { name: 'review x', prepare: toFirstRow, run: press('x') },
  { name: 'review 1', prepare: toFirstRow, run: press('1') },
];

const paletteActions: readonly Action[] = [
  { name: 'palette open', prepare: press('Escape'), run: press('Control+k') },
  {
    name: 'palette typing',
    prepare: async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
    },
    run: (page) => page.keyboard.type('gar', { delay: 60 }),
  },
];

export interface InteractionOptions {
  isWanted: (name: string) => boolean;
  /** A folder for a trace of each interaction, to open in the developer tools of the browser. */
  traceFolder: string | undefined;
}

/** How long the list, the calendar, the review and the palette take to show the effect of a key or a click. */
export async function measureInteractions(
  browser: Browser,
  filled: FilledApp,
  { isWanted, traceFolder }: InteractionOptions,
): Promise<Interaction[]> {
  const { app, person, screens } = filled;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: app.url,
    timezoneId: 'Europe/Berlin',
  });
  await signIn(context, person);
  const measured: Interaction[] = [];
  for (const [address, actions] of [
    [screens.find(({ name }) => name === 'list')?.path ?? '/', listActions],
    ['/schedule?view=week', calendarActions],
    ['/review', reviewActions],
    ['/categories', paletteActions],
  ] as const) {
    const chosenActions = actions.filter(({ name }) => isWanted(name));
    if (chosenActions.length === 0) continue;
    const page = await context.newPage();
    await page.addInitScript(recordInteractions);
    await goAndWaitUntilIdle(page, address);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    for (const action of chosenActions) {
      measured.push(await measure(page, action));
      if (traceFolder !== undefined) await trace(browser, page, action, traceFolder);
    }
    await page.close();
  }
  await context.close();
  return measured;
}

async function measure(page: Page, { name, prepare, run }: Action): Promise<Interaction> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await settle(page, prepare);
    await page.evaluate(() => (window as unknown as Recording).startRecording());
    await run(page);
    await page.waitForTimeout(500);
    const { durations, hasEffect } = await page.evaluate(() => (window as unknown as Recording).endRecording());
    if (!hasEffect) throw new Error(`The page did not change at ${name}.`);
    // An action of several keys is as slow as its slowest key.
    times.push(Math.max(...durations));
  }
  return { name, milliseconds: Math.round(quantile(times, 0.5)), worst: Math.round(Math.max(...times)) };
}

async function settle(page: Page, prepare: Action['prepare']): Promise<void> {
  await prepare?.(page);
  await waitUntilIdle(page);
  await page.waitForTimeout(300);
}

/** Repeats the interaction and writes what the browser did meanwhile. Not measured, because tracing takes time too. */
async function trace(browser: Browser, page: Page, { name, prepare, run }: Action, folder: string): Promise<void> {
  await settle(page, prepare);
  await browser.startTracing(page, {
    path: path.join(folder, `${name.replaceAll(' ', '-')}.json`),
    categories: TRACED_CATEGORIES,
  });
  await run(page);
  await page.waitForTimeout(500);
  await browser.stopTracing();
}

interface Recording {
  startRecording(): void;
  endRecording(): { durations: number[]; hasEffect: boolean };
}

/**
 * Measures from a key or click to the frame after it. The browser's Event Timing API is not used, because it rounds
 * durations and leaves out those shorter than a frame. Runs in the browser by `addInitScript`, so it uses nothing from
 * this module.
 */
function recordInteractions(): void {
  let durations: number[] = [];
  let mutations = 0;
  let focused: Element | null = null;
  const record = ({ timeStamp }: Event) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message arrives after the frame was painted.
      port1.addEventListener('message', () => durations.push(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(null);
    });
  };
  for (const type of ['keydown', 'pointerdown', 'click']) addEventListener(type, record, { capture: true });
  new MutationObserver((records) => (mutations += records.length)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  Object.assign(window, {
    startRecording: () => {
      [durations, mutations, focused] = [[], 0, document.activeElement];
    },
    endRecording: () => ({ durations, hasEffect: mutations > 0 || focused !== document.activeElement }),
  } satisfies Recording);
}
