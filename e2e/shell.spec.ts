import type { Page } from '@playwright/test';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Brightness of the page's background, from 0 to 255. */
function readBrightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('There is no canvas');
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[0] ?? 0;
  });
}

test('The app frame: header, sidebar, drawer and theme', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  const person = await signUp(page, { firstName: 'Katherine' });
  await page.goto('/categories');
  const sidebar = page.getByRole('complementary', { name: 'Workspace' });
  const separator = page.getByRole('separator', { name: 'Sidebar width' });
  const readSidebarWidth = async () => (await sidebar.boundingBox())?.width;

  await test.step('the header shows the plan and the full name, the sidebar name and email', async () => {
    await expect(page.getByRole('banner')).toContainText('Free Plan');
    await expect(page.getByRole('banner')).toContainText('Katherine Lovelace');
    await expect(sidebar).toContainText('Katherine Lovelace');
    await expect(sidebar).toContainText(person.email);
  });

  await test.step('the page-info popover explains the screen', async () => {
    await page.getByRole('button', { name: 'About this page' }).click();
    const popover = page.getByRole('dialog', { name: 'About this page' });
    await expect(popover.getByRole('heading', { name: 'Categories' })).toBeVisible();
    await expect(popover).toContainText('sorted by what they are about');
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  });

  await test.step('the sidebar works with the keyboard', async () => {
    await separator.focus();
    await page.keyboard.press('Home');
    await expect(separator).toHaveAttribute('aria-valuenow', '200');
    await page.keyboard.press('ArrowRight');
    await expect(separator).toHaveAttribute('aria-valuenow', '216');
    await page.keyboard.press('End');
    await expect(separator).toHaveAttribute('aria-valuenow', '400');
    await page.keyboard.press('Enter');
    await expect(separator).toHaveAttribute('aria-valuenow', '256');
  });

  await test.step('in a window of 1024 px or more the sidebar can be resized between 200 and 400 px', async () => {
    await expect.poll(readSidebarWidth).toBe(256);
    const dragTo = async (x: number) => {
      await separator.hover();
      await page.mouse.down();
      await page.mouse.move(x, 300, { steps: 4 });
      await page.mouse.up();
    };
    await dragTo(330);
    await expect.poll(readSidebarWidth).toBe(330);
    await dragTo(700);
    await expect.poll(readSidebarWidth).toBe(400);
  });

  await test.step('the theme and the width survive a reload', async () => {
    expect(await readBrightness(page)).toBeGreaterThan(200);
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(() => readBrightness(page)).toBeLessThan(60);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    expect(await readBrightness(page)).toBeLessThan(60);
    await expect.poll(readSidebarWidth).toBe(400);
  });

  await test.step('in a window of 768 to 1023 px the sidebar is 256 px wide and cannot be resized', async () => {
    await page.setViewportSize({ width: 800, height: 800 });
    await expect.poll(readSidebarWidth).toBe(256);
    await expect(separator).toHaveCount(0);
  });

  await test.step('below 768 px the menu is a drawer titled Menu that closes after navigation', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('heading', { name: 'Menu' })).toBeVisible();
    await drawer.getByRole('link', { name: 'Categories' }).click();
    await expect(page).toHaveURL(/\/categories$/);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
});

test('Without a connection the app says so, and recovers when the connection is back', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  await context.setOffline(true);
  await page.goto('/categories');
  await expect(page.getByRole('heading', { name: 'No connection to the app' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Please log in to view your categories.' })).toBeVisible();
  await context.close();
});
