import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Uses the product like a person and counts the actions: a click, a drag, a shortcut, one typed text, one line ended by
 * Enter, a drop and a choice of files are one action each. Reading and waiting are none.
 */
export interface CountedActions {
  readonly actions: number;
  click(target: Locator): Promise<void>;
  press(chord: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Types into the focused element and ends the line with Enter. */
  enter(line: string): Promise<void>;
  /** Drags from a point of the window to another. */
  drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void>;
  drop(file: string): Promise<void>;
  /** Opens the system dialog with `button` and chooses the file: two actions. */
  choose(button: Locator, file: string): Promise<void>;
}

export function countActions(page: Page): CountedActions {
  let actions = 0;
  return {
    get actions() {
      return actions;
    },
    click: async (target) => {
      actions += 1;
      await target.click();
    },
    press: async (chord) => {
      actions += 1;
      await page.keyboard.press(chord);
    },
    type: async (text) => {
      actions += 1;
      await expectFocus(page);
      await page.keyboard.insertText(text);
    },
    enter: async (line) => {
      actions += 1;
      await expectFocus(page);
      await page.keyboard.insertText(line);
      await page.keyboard.press('Enter');
    },
    drag: async (from, to) => {
      actions += 1;
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
    },
    drop: async (file) => {
      actions += 1;
      await dropFile(page, file);
    },
    choose: async (button, file) => {
      actions += 2;
      const chooser = page.waitForEvent('filechooser');
      await button.click();
      await (await chooser).setFiles(file);
    },
  };
}

async function expectFocus(page: Page): Promise<void> {
  await expect(page.locator('input:focus, textarea:focus')).toHaveCount(1);
}

async function dropFile(page: Page, file: string): Promise<void> {
  const content = (await readFile(file)).toString('base64');
  const transfer = await page.evaluateHandle(
    ([name, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name));
      return data;
    },
    [path.basename(file), content] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.locator('body').dispatchEvent(type, { dataTransfer: transfer });
  }
}

/** More than the number of controls on any screen. */
const MAX_STEPS = 150;

/** Presses Tab until a control has the focus. Fails at an element that has the focus but does not show it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  if ((await target.first().evaluate(inspectFocus)) === 'on target') return;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await target.first().evaluate(inspectFocus);
    if (focus === 'on target') return;
    expect(focus, 'an element that Tab reaches shows the focus').toBe('shown');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Reaches a control with Tab, then presses Enter. */
export async function tabToAndPressEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/**
 * Runs in the browser. Returns 'on target' if the target has the focus and shows it, 'shown' if another element does,
 * otherwise the HTML of the element that has the focus without showing it.
 */
function inspectFocus(target: Element): string {
  const focused = document.activeElement;
  const isTarget = focused === target;
  // After the last control comes the browser's own toolbar, and then the page starts again.
  if (focused === null || focused === document.body) return 'shown';
  // The browser shows the focus inside its own widgets, such as the time picker; a splitter highlights itself.
  if (focused.matches('[type=time], [type=date], [type=datetime-local], [role=separator]')) {
    return isTarget ? 'on target' : 'shown';
  }
  const { width, height } = focused.getBoundingClientRect();
  // The control draws a ring, or its container does, such as the label of a radio button.
  let hasIndicator = false;
  let element: Element | null = focused;
  for (let level = 0; level < 4 && element !== null; level += 1) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    hasIndicator ||= (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    element = element.parentElement;
  }
  if (!hasIndicator || width === 0 || height === 0) return focused.outerHTML.slice(0, 200);
  return isTarget ? 'on target' : 'shown';
}
