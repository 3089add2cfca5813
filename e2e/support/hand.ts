import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * A person's hand on the product, which counts what it does: a click, a key chord, one typed text, a drop and a choice
 * of files are one action each. Looking and waiting are none.
 */
export interface Hand {
  readonly actions: number;
  click(target: Locator): Promise<void>;
  press(chord: string): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  drop(file: string): Promise<void>;
  /** In the window of the system that `button` opens. */
  choose(button: Locator, file: string): Promise<void>;
}

export function countingHand(page: Page): Hand {
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

/** More than any screen has controls before the one that is meant. */
const MAX_STEPS = 150;

/** Goes to a control with Tab alone. At every step the focus is somewhere, and it shows. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  if ((await target.first().evaluate(lookAtFocus)) === 'there') return;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const seen = await target.first().evaluate(lookAtFocus);
    if (seen === 'there') return;
    expect(seen, 'where the focus is, and that it shows').toBe('shown');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** By Tab to it, then Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** In the browser: 'there', 'shown' where the focus is visible elsewhere, else what has it without showing so. */
function lookAtFocus(target: Element): string {
  const focused = document.activeElement;
  const isThere = focused === target;
  // From the last control the browser's own bar follows, and then the page begins again.
  if (focused === null || focused === document.body) return 'shown';
  // The browser itself shows the focus inside of its own parts, such as the picker of a time; a splitter lights up.
  if (focused.matches('[type=time], [type=date], [type=datetime-local], [role=separator]')) {
    return isThere ? 'there' : 'shown';
  }
  const { width, height } = focused.getBoundingClientRect();
  // A ring is drawn by the control or by what holds it, such as the label around a radio button.
  let isRinged = false;
  let holder: Element | null = focused;
  for (let level = 0; level < 4 && holder !== null; level += 1) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(holder);
    isRinged ||= (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    holder = holder.parentElement;
  }
  if (!isRinged || width === 0 || height === 0) return focused.outerHTML.slice(0, 200);
  return isThere ? 'there' : 'shown';
}
