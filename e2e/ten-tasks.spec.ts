import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { berlinInstant, dateFromNow, type StoredEvent } from './support/calendar.ts';
import { provideExports } from './support/exports.ts';
import { countActions, tabToAndPressEnter, type CountedActions, tabTo } from './support/counted-actions.ts';
import { sendMessageAs, callAs, type Person, signUp } from './support/people.ts';
import { required } from './support/required.ts';
import { expect, test } from './support/test.ts';

interface Stage {
  page: Page;
  person: Person;
  /** A directory for files. */
  directory: string;
}

/**
 * What a person does. It begins on the screen that `from` returns, or on the home screen; the screen has the sidebar.
 */
interface Task<Given> {
  budget: number;
  from?: (given: Given) => string;
  prepare: (stage: Stage) => Promise<Given>;
  byActions: (user: CountedActions, stage: Stage, given: Given) => Promise<void>;
  byKeyboard: (stage: Stage, given: Given) => Promise<void>;
  check: (stage: Stage, given: Given) => Promise<void>;
}

// The longest task takes 26 actions of its budget of 40; by keyboard, Tab passes through whole screens.
test.describe.configure({ timeout: 180_000 });

function defineTask<Given>(title: string, { budget, from, prepare, byActions, byKeyboard, check }: Task<Given>) {
  const beginTask = async (page: Page, outputDir: string) => {
    const stage = { page, person: await signUp(page), directory: outputDir };
    const given = await prepare(stage);
    await page.goto(from?.(given) ?? '/');
    await expect(page.getByRole('banner')).toContainText('Lovelace');
    return { stage, given };
  };

  test(`${title}: ${budget} actions`, async ({ page }, { outputDir }) => {
    const { stage, given } = await beginTask(page, outputDir);
    const user = countActions(page);
    await byActions(user, stage, given);
    await check(stage, given);
    expect(user.actions).toBeLessThanOrEqual(budget);
  });

  test(`${title}: by keyboard alone`, async ({ page }, { outputDir }) => {
    const { stage, given } = await beginTask(page, outputDir);
    await byKeyboard(stage, given);
    await check(stage, given);
  });
}

const getSidebarLink = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Workspace' }).getByRole('link', { name, exact: true });
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const getSettingsLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

const getAccountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/ });

const prepareNothing = () => Promise.resolve(null);

async function chooseByKeyboard(page: Page, target: ReturnType<typeof getButton>, file: string) {
  const chooser = page.waitForEvent('filechooser');
  await tabToAndPressEnter(page, target);
  await (await chooser).setFiles(file);
}

const importButton = (page: Page) => page.getByRole('button', { name: /^Import \d+ conversations?$/ });

defineTask('Import an export', {
  budget: 3,
  prepare: async ({ directory }) => (await provideExports(directory)).singleFile,
  byActions: async (user, { page }, file) => {
    await user.click(getSidebarLink(page, 'Categories'));
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await user.drop(file);
    await user.click(importButton(page));
  },
  byKeyboard: async ({ page }, file) => {
    await tabToAndPressEnter(page, getSidebarLink(page, 'Categories'));
    await chooseByKeyboard(page, getButton(page, 'Choose files'), file);
    await tabToAndPressEnter(page, importButton(page));
  },
  check: async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Your archive' })).toBeVisible({ timeout: 30_000 });
  },
});

defineTask('Find an old answer', {
  budget: 2,
  prepare: async ({ person }) => {
    await sendMessageAs(person, 'How long does the sourdough rise overnight?');
    await sendMessageAs(person, 'Which train goes to Vienna?');
    await expect
      .poll(() => callAs<object[]>(person, 'GET', '/api/search?q=sourdough'), { timeout: 30_000 })
      .not.toEqual([]);
    return null;
  },
  byActions: async (user, { page }) => {
    await user.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await user.type('sourdough');
  },
  byKeyboard: async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('sourdough');
  },
  check: async ({ page }) => {
    const found = page.getByRole('dialog').getByRole('option', { name: /rise overnight/ });
    await expect(found).toBeVisible();
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').last()).toContainText('You said: How long does the sourdough');
  },
});

defineTask('Move a conversation to another category', {
  budget: 2,
  from: (id: string) => `/conversation-chat/${id}`,
  prepare: ({ person }) => sendMessageAs(person, 'What should I pay attention to in a rental contract?'),
  byActions: async (user, { page }) => {
    await user.click(getButton(page, 'Move to category'));
    await user.click(page.getByRole('menuitemradio', { name: 'Politics' }));
  },
  byKeyboard: async ({ page }) => {
    await tabToAndPressEnter(page, getButton(page, 'Move to category'));
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.type('Pol');
    await expect(page.getByRole('menuitemradio', { name: 'Politics' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getButton(page, 'Move to category')).toBeFocused();
  },
  check: async ({ page, person }, id) => {
    await expect(page.getByRole('listitem').filter({ hasText: 'Moved to Politics' })).toBeVisible();
    const { category } = await callAs<{ category: { name: string } }>(person, 'GET', `/api/conversations/${id}`);
    expect(category.name).toBe('Politics');
  },
});

const week = [
  'Stand-up tomorrow at 9am for 15 minutes',
  'Dentist tomorrow at 11am',
  'Lunch with Ana tomorrow at 1pm',
  'Yoga tomorrow at 6pm',
  'Budget review in 2 days at 10am',
  'Call the landlord in 2 days at 2pm',
  'Swimming in 2 days at 5pm',
  'Deep work in 3 days at 9am for 2 hours',
  'Parents meeting in 3 days at 7pm',
  'Project demo in 4 days at 3pm',
  'Groceries in 5 days at 10am',
  'Dinner with Tom in 5 days at 8pm',
];

defineTask('Plan a week of twelve things', {
  budget: 40,
  prepare: prepareNothing,
  byActions: async (user, { page }) => {
    await user.click(getSidebarLink(page, 'Schedule'));
    const line = page.getByRole('textbox', { name: 'Add an event as text' });
    await user.click(line);
    for (const item of week) {
      await user.type(item);
      await user.press('Enter');
      await expect(line).toHaveValue('');
    }
  },
  byKeyboard: async ({ page }) => {
    await tabToAndPressEnter(page, getSidebarLink(page, 'Schedule'));
    const line = page.getByRole('textbox', { name: 'Add an event as text' });
    await tabTo(page, line);
    for (const item of week) {
      await page.keyboard.insertText(item);
      await page.keyboard.press('Enter');
      await expect(line).toHaveValue('');
      await expect(line).toBeFocused();
    }
  },
  check: async ({ person }) => {
    const events = await callAs<{ title: string }[]>(person, 'GET', '/api/events');
    expect(events.map(({ title }) => title).toSorted()).toEqual(
      week.map((item) => item.replace(/ (?:tomorrow|in \d) .*/, '')).toSorted(),
    );
  },
});

const getNewEventDialog = (page: Page) => page.getByRole('dialog', { name: 'New event' });

defineTask('Add an event by dragging over free time', {
  budget: 2,
  from: () => '/schedule',
  prepare: prepareNothing,
  byActions: async (user, { page }) => {
    const column = page.locator(`section[data-day="${dateFromNow(2)}"]`);
    await column.scrollIntoViewIfNeeded();
    await column.evaluate((element) => {
      element.closest('[role=group]')?.scrollTo({ top: (element.clientHeight / 24) * 12 });
    });
    const box = await column.boundingBox();
    if (box === null) throw new Error('the day is not on the page');
    const at = (hour: number) => ({ x: box.x + box.width / 2, y: box.y + (box.height / 24) * hour });
    await user.drag(at(14.1), at(15.5));
    await expect(getNewEventDialog(page).getByLabel('Title')).toBeFocused();
    await user.enter('Call Ella about the roof');
  },
  byKeyboard: async ({ page }) => {
    const addButton = page
      .locator(`section[data-day="${dateFromNow(2)}"]`)
      .getByRole('button', { name: /^Add an event on/ });
    await tabToAndPressEnter(page, addButton);
    await expect(getNewEventDialog(page).getByLabel('Title')).toBeFocused();
    await page.keyboard.insertText('Call Ella about the roof');
    await tabTo(page, getNewEventDialog(page).getByLabel('Start time'));
    await page.keyboard.type('0200PM');
    await tabTo(page, getNewEventDialog(page).getByLabel('End time'));
    await page.keyboard.type('0330PM');
    await page.keyboard.press('Enter');
  },
  check: async ({ page, person }) => {
    await expect(page.getByRole('button', { name: /^Call Ella about the roof/ })).toBeFocused();
    const [event] = await callAs<StoredEvent[]>(person, 'GET', '/api/events');
    expect(event).toMatchObject({ eventDate: berlinInstant(dateFromNow(2), '14:00'), duration: 90 });
  },
});

defineTask('Set a goal', {
  budget: 4,
  prepare: prepareNothing,
  byActions: async (user, { page }) => {
    await user.click(getSidebarLink(page, 'Goals'));
    await user.click(getButton(page, 'Add goal'));
    await user.type('Read 12 books this year');
    await user.press('Enter');
  },
  byKeyboard: async ({ page }) => {
    await tabToAndPressEnter(page, getSidebarLink(page, 'Goals'));
    await tabToAndPressEnter(page, getButton(page, 'Add goal'));
    await expect(page.getByRole('textbox', { name: 'Goal', exact: true })).toBeFocused();
    await page.keyboard.insertText('Read 12 books this year');
    await page.keyboard.press('Enter');
    await expect(getButton(page, 'Add goal')).toBeFocused();
  },
  check: async ({ page }) => {
    await expect(page.getByText('0 of 12 books')).toBeVisible();
  },
});

defineTask('Review ten cards', {
  budget: 20,
  from: () => '/learning',
  prepare: async ({ person }) => {
    const text = Array.from({ length: 10 }, (_, index) => `Word ${index}\tMeaning ${index}`).join('\n');
    await callAs(person, 'POST', '/api/learning/import', { text, deckName: 'Words' });
    return null;
  },
  byActions: (user, { page }) => reviewTen(page, (key) => user.press(key)),
  byKeyboard: ({ page }) => reviewTen(page, (key) => page.keyboard.press(key)),
  check: async ({ page, person }) => {
    await expect(getButton(page, 'Show answer')).toHaveCount(0);
    await expect
      .poll(async () => (await callAs<{ reviewedToday: number }>(person, 'GET', '/api/learning')).reviewedToday)
      .toBe(10);
  },
});

async function reviewTen(page: Page, press: (key: string) => Promise<void>): Promise<void> {
  const answer = page.getByRole('region', { name: 'Answer' });
  for (let card = 0; card < 10; card += 1) {
    await expect(getButton(page, 'Show answer')).toBeVisible();
    await press('Space');
    await expect(answer).toBeFocused();
    await press('4');
    await expect(answer).toHaveCount(0);
  }
}

const testCard = '4242 4242 4242 4242';

defineTask('Upgrade to Premium', {
  budget: 4,
  prepare: prepareNothing,
  byActions: async (user, { page }) => {
    await user.click(getSidebarLink(page, 'Profile'));
    await user.click(getButton(page, 'Upgrade to Premium'));
    await expect(page.getByLabel('Test card number')).toBeFocused();
    await user.type(testCard);
    await user.click(getButton(page, 'Complete Subscription'));
  },
  byKeyboard: async ({ page }) => {
    await tabToAndPressEnter(page, getSidebarLink(page, 'Profile'));
    await tabToAndPressEnter(page, getButton(page, 'Upgrade to Premium'));
    await expect(page.getByLabel('Test card number')).toBeFocused();
    await page.keyboard.insertText(testCard);
    await page.keyboard.press('Enter');
  },
  check: async ({ page }) => {
    await expect(page.getByText('You are now subscribed to Premium Monthly').first()).toBeVisible();
  },
});

defineTask('Export all data', {
  budget: 3,
  prepare: async ({ person, page, directory }) => {
    await sendMessageAs(person, 'What is a sonnet?');
    return { file: path.join(directory, 'my-data.json'), download: page.waitForEvent('download') };
  },
  byActions: async (user, { page }) => {
    await user.click(getSidebarLink(page, 'Settings'));
    await user.click(getSettingsLink(page, 'Your data'));
    await user.click(page.getByRole('link', { name: 'Download my data' }));
  },
  byKeyboard: async ({ page }) => {
    await tabToAndPressEnter(page, getSidebarLink(page, 'Settings'));
    await tabToAndPressEnter(page, getSettingsLink(page, 'Your data'));
    await tabToAndPressEnter(page, page.getByRole('link', { name: 'Download my data' }));
  },
  check: async (_stage, { file, download }) => {
    await (await download).saveAs(file);
    expect(await readFile(file, 'utf8')).toContain('What is a sonnet?');
  },
});

defineTask('Restore a backup', {
  budget: 4,
  prepare: makeBackup,
  byActions: async (user, { page }, file) => {
    await user.click(getSidebarLink(page, 'Settings'));
    await user.click(getSettingsLink(page, 'Backups'));
    await expect(getButton(page, 'Choose a backup file')).toBeVisible();
    await user.drop(file);
    await user.click(getButton(page, 'Restore'));
  },
  byKeyboard: async ({ page }, file) => {
    await tabToAndPressEnter(page, getSidebarLink(page, 'Settings'));
    await tabToAndPressEnter(page, getSettingsLink(page, 'Backups'));
    await chooseByKeyboard(page, getButton(page, 'Choose a backup file'), file);
    await tabToAndPressEnter(page, getButton(page, 'Restore'));
  },
  check: async ({ page, person }) => {
    await expect(page.getByText(/entr(y|ies) restored/)).toBeVisible({ timeout: 20_000 });
    const templates = await callAs<{ name: string }[]>(person, 'GET', '/api/templates');
    expect(templates.map(({ name }) => name)).toContain('Reply kindly');
  },
});

/** Makes a backup of an account with one template, then deletes the template from the account. */
async function makeBackup({ person, directory }: Stage): Promise<string> {
  const intent = await callAs<{ clientSecret: string }>(person, 'POST', '/api/subscription/create-payment-intent', {
    tier: 'premium_monthly',
  });
  const id = required(intent.clientSecret.split('_secret_')[0], 'id of the payment');
  await callAs(person, 'POST', `/api/sandbox/payment-intents/${id}/confirm`, { cardNumber: testCard });
  await callAs(person, 'POST', '/api/subscription/confirm-payment', { paymentIntentId: id });
  const template = await callAs<{ id: string }>(person, 'POST', '/api/templates', { name: 'Reply kindly', body: 'Hi' });
  const headers = { authorization: `Bearer ${person.authToken}` };
  const backup = await callAs<{ id: string }>(person, 'POST', '/api/backups');
  await expect
    .poll(async () => (await callAs<{ status: string }>(person, 'GET', `/api/backups/${backup.id}`)).status, {
      timeout: 30_000,
    })
    .toBe('ready');
  const content = await fetch(`${person.address}/api/backups/${backup.id}/file`, { headers });
  await mkdir(directory, { recursive: true });
  const file = path.join(directory, 'backup.zip');
  await writeFile(file, Buffer.from(await content.arrayBuffer()));
  await fetch(`${person.address}/api/templates/${template.id}`, { method: 'DELETE', headers });
  await fetch(`${person.address}/api/trash/template/${template.id}`, { method: 'DELETE', headers });
  return file;
}

defineTask('Change the theme', {
  budget: 2,
  prepare: prepareNothing,
  byActions: async (user, { page }) => {
    await user.click(getAccountMenu(page));
    await user.click(page.getByRole('menuitemradio', { name: 'Dark' }));
  },
  byKeyboard: async ({ page }) => {
    await tabToAndPressEnter(page, getAccountMenu(page));
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.type('Da');
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getAccountMenu(page)).toBeFocused();
  },
  check: async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
});
