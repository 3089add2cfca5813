import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { findViolations } from './support/axe.ts';
import { provideExports } from './support/exports.ts';
import { waitUntilIdle } from './support/idle-page.ts';
import { measureOverflow } from './support/overflow.ts';
import { signIn } from './support/people.ts';
import {
  failReads,
  makeEmptyAccount,
  makeFullAccount,
  openScreen,
  publicScreens,
  settingsScreens,
  type Screen,
} from './support/screens.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, fits: [390, 320] };
/** The window sizes, with the widths a screen must fit: 320 px is a 1280 px window at 400% zoom (WCAG 1.4.10). */
const windows = [phone, { width: 1440, fits: [1440] }];

// Some twenty screens per test, at two to three seconds each, and more on a busy machine.
test.describe.configure({ timeout: 900_000 });

/** Fails the test, and names each violation with its place. */
function reportViolations(page: Page, screen: Screen, theme: string, violations: readonly Result[]): void {
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(' | ')})`,
  );
  expect.soft(found, `${screen.name}, ${page.viewportSize()?.width} px, ${theme}`).toEqual([]);
}

const softly = expect.configure({ soft: true });

/** Every screen in both themes: the violations found by axe, and whether it overflows the window. */
async function inspectScreens(page: Page, screens: readonly Screen[], sizes = windows): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, screen] of screens.entries()) {
    await page.setViewportSize({ width: phone.width, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await openScreen(page, screen, screens[index - 1]);
    await expect(page.getByRole('heading').or(page.getByRole('alert')).first()).toBeVisible();
    for (const { width, fits } of sizes) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width, height: 844 });
      // Another layout may send further requests.
      if (width !== phone.width) await waitUntilIdle(page);
      reportViolations(page, screen, 'light', await findViolations(page));
      // The theme changes only colours.
      await page.emulateMedia({ colorScheme: 'dark' });
      reportViolations(page, screen, 'dark', await findViolations(page, ['color-contrast']));
      for (const fit of fits) {
        await page.setViewportSize({ width: fit, height: 844 });
        const readOverflow = () => page.evaluate(measureOverflow);
        // Charts resize shortly after the window.
        await softly.poll(readOverflow, { message: `${screen.name} fits ${fit} px` }).toBeLessThanOrEqual(0);
      }
    }
  }
}

test("Visitors' pages are accessible in both themes", async ({ page }) => {
  await inspectScreens(page, publicScreens);
});

test.describe('signed in', () => {
  // In one worker: otherwise both workers would fill accounts, which takes longer than a test of their screens.
  test.describe.configure({ mode: 'default' });

  let empty: Awaited<ReturnType<typeof makeEmptyAccount>>;
  let full: Awaited<ReturnType<typeof makeFullAccount>>;

  test.beforeAll(async ({}, { project }) => {
    const exports = await provideExports(path.join(project.outputDir, 'a11y-exports'));
    empty = await makeEmptyAccount();
    full = await makeFullAccount(exports);
  });

  test('The list of screens has all pages of the settings', async ({ page }) => {
    await signIn(page, empty.person);
    await page.goto('/settings');
    const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(paths.toSorted()).toEqual(settingsScreens.map(({ path: address }) => address).toSorted());
  });

  test('Screens whose data fails to load are accessible in both themes', async ({ page }) => {
    await signIn(page, empty.person);
    await failReads(page);
    await inspectScreens(page, empty.screens, [phone]);
  });

  test("An empty account's screens are accessible in both themes", async ({ page }) => {
    await signIn(page, empty.person);
    await inspectScreens(page, empty.screens);
  });

  for (const half of [0, 1]) {
    test(`A full account's screens are accessible in both themes (${half + 1} of 2)`, async ({ page }) => {
      await signIn(page, full.person);
      const screens = full.screens.filter((_, index) => index % 2 === half);
      await inspectScreens(page, screens);
    });
  }
});
