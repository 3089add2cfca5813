import type { Locator, Page } from '@playwright/test';
import { addEvent, berlinInstant, dateFromNow, followCalendar, type StoredEvent } from './support/calendar.ts';
import { callAs, type Person, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const MAX_ACTIONS = 40;

/** Performs a person's actions and counts them: a click, a choice, or a text ended by Enter is one action. */
function countActions(page: Page) {
  let actions = 0;
  return {
    count: () => actions,
    click: async (target: Locator) => {
      actions += 1;
      await target.click();
    },
    choose: async (target: Locator, label: string) => {
      actions += 1;
      await target.selectOption(label);
    },
    /** Types into the focused field and presses Enter. */
    enter: async (line: string) => {
      actions += 1;
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    },
  };
}

async function fetchTitlesAhead(person: Person): Promise<string[]> {
  const [from, to] = [new Date().toISOString(), berlinInstant(dateFromNow(15), '00:00')];
  const events = await callAs<StoredEvent[]>(person, 'GET', `/api/events?from=${from}&to=${to}`);
  return [...new Set(events.map(({ title }) => title))].toSorted();
}

test('A week of 12 items is planned in at most 40 actions', async ({ page }) => {
  // Takes long, because every character is typed.
  test.slow();
  const person = await signUp(page);
  await page.goto('/schedule');
  const { click, choose, enter, count } = countActions(page);

  await test.step('seven events by quick add', async () => {
    await click(page.getByRole('textbox', { name: 'Add an event as text' }));
    for (const line of [
      'standup every weekday 9am 15m',
      'dentist next monday 3pm 45m',
      'lunch with Ana next tuesday 1pm',
      'design review next wednesday 10am 90m',
      'call grandma next thursday 6pm 30m',
      'run next friday 7am 50m',
      'dinner with Tom next saturday 7pm 2h',
    ]) {
      await enter(line);
      await expect(page.getByText('Event Scheduled!', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Add an event as text' })).toHaveValue('');
    }
  });

  await test.step('four tasks, each scheduled into free time by one button', async () => {
    for (const [title, estimate] of [
      ['Prepare the slides', '1 h 30 min'],
      ['Send the invoice', '30 min'],
      ['Book the train', '30 min'],
      ['Read the contract', '1 h'],
    ] as const) {
      await click(page.getByRole('button', { name: 'Add Task' }));
      const dialog = page.getByRole('dialog', { name: 'Add Task' });
      await choose(dialog.getByLabel('Estimate'), estimate);
      await click(dialog.getByLabel('Task', { exact: true }));
      await enter(title);
      // Unlike quick add, this button schedules an existing task.
      await click(page.getByRole('button', { name: new RegExp(`^Quick Add ${title}`) }));
      await expect(page.getByRole('button', { name: new RegExp(`^Quick Add ${title}`) })).toHaveCount(0);
    }
  });

  await test.step('one event with AI Scheduling Help', async () => {
    await click(page.getByRole('button', { name: 'Get AI Scheduling Help' }));
    const dialog = page.getByRole('dialog', { name: 'AI Scheduling Help' });
    await click(dialog.getByRole('textbox'));
    await enter('Find 2 hours for the tax return next week in the morning');
    await click(dialog.getByRole('button', { name: /^Schedule \w+day/ }).first());
    await expect(dialog).toHaveCount(0);
  });

  expect(await fetchTitlesAhead(person)).toHaveLength(12);
  expect(count()).toBeLessThanOrEqual(MAX_ACTIONS);
});

test('A reminder is created, snoozed and completed', async ({ page }) => {
  await signUp(page);
  await page.goto('/reminders');
  await page.getByRole('button', { name: 'Add Reminder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a reminder' });
  await dialog.getByLabel('Remind me to').fill('Water the plants');
  await dialog.getByRole('button', { name: 'In an hour' }).click();
  await page.getByLabel('Remind me to').press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'Water the plants' });
  await page.getByRole('button', { name: 'Actions for Water the plants' }).click();
  await page.getByRole('menuitem', { name: 'Snooze 10 minutes' }).click();
  await expect(row.getByText(/^Snoozed until /).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mark Water the plants as done' }).click();
  await page.getByRole('button', { name: 'Show 1 done' }).click();
  await expect(page.getByRole('button', { name: 'Open Water the plants again' })).toBeVisible();
});

test('The calendar feed is read and renewed, a file is imported, and another calendar is followed', async ({
  page,
  request,
}) => {
  const person = await signUp(page);
  await addEvent(person, { title: 'Choir', eventDate: berlinInstant(dateFromNow(1), '18:00'), duration: 90 });
  await page.goto('/settings/calendar');
  const section = page.getByRole('region', { name: 'Calendar', exact: true });
  const address = section.getByLabel('Address of the feed');
  const before = await address.inputValue();

  await test.step('read', async () => {
    const response = await request.get(before);
    expect(await response.text()).toContain('SUMMARY:Choir');
  });

  await test.step('a new address invalidates the old one', async () => {
    await section.getByRole('button', { name: 'Change the address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change the address' }).click();
    await expect(address).not.toHaveValue(before);
    expect((await request.get(before)).status()).toBe(404);
    expect((await request.get(await address.inputValue())).status()).toBe(200);
  });

  await test.step('a file is previewed, then imported', async () => {
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Concert'];
    const start = `DTSTART;VALUE=DATE:${dateFromNow(2).replaceAll('-', '')}`;
    const text = [...lines, start, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
    const file = { name: 'concert.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) };
    await page.locator('input[type=file][accept*=".ics"]').setInputFiles(file);
    await page
      .getByRole('dialog', { name: '1 event to import' })
      .getByRole('button', { name: 'Import 1 event' })
      .click();
    await expect(page.getByText('Events imported', { exact: true })).toBeVisible();
  });

  await test.step('a followed calendar is shown beside the imported events, and can be hidden', async () => {
    await followCalendar(person);
    await page.goto('/schedule?view=agenda');
    await expect(page.getByRole('button', { name: /Sprint review/ })).toBeVisible();
    await page.getByRole('button', { name: 'Calendars' }).click();
    await page.getByRole('checkbox', { name: 'Team' }).click();
    await expect(page.getByRole('button', { name: /Sprint review/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Concert/ })).toBeVisible();
  });
});
