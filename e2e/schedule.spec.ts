import type { Locator, Page } from '@playwright/test';
import { addEvent, berlinInstant, dateFromNow, type StoredEvent } from './support/calendar.ts';
import { tabToAndPressEnter } from './support/counted-actions.ts';
import { callAs, type Person, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const getEventBlock = (container: Page | Locator, title: string) =>
  container.getByRole('button', { name: new RegExp(`^${title}`) });

const getDayColumn = (page: Page, day: string) => page.locator(`section[data-day="${day}"]`);

/** The stored events with this title, as 'day hh:mm +minutes' in Berlin time. */
async function readStoredTimes(person: Person, title: string): Promise<string[]> {
  const events = await callAs<StoredEvent[]>(person, 'GET', '/api/events');
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
  return events
    .filter((event) => event.title === title)
    .map(({ eventDate, duration }) => `${clock.format(new Date(eventDate))} +${duration}`);
}

async function scrollToHour(page: Page, day: string, hour: number): Promise<void> {
  await getDayColumn(page, day).evaluate((element, at) => {
    const grid = element.closest('[role=group]');
    grid?.scrollTo({ top: (element.clientHeight / 24) * (at - 2) });
  }, hour);
}

async function findPoint(page: Page, day: string, hour: number): Promise<{ x: number; y: number }> {
  const box = await getDayColumn(page, day).boundingBox();
  if (box === null) throw new Error(`no column for ${day}`);
  return { x: box.x + box.width / 2, y: box.y + (box.height / 24) * (hour + 0.02) };
}

/** Waits until the element is there: after Undo, an event's block returns to its day only when the events are read again. */
async function findCentre(locator: Locator): Promise<{ x: number; y: number; height: number }> {
  await expect.poll(() => locator.boundingBox()).not.toBeNull();
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

/** Presses Undo on the notification with this text, and waits until it disappears. */
async function clickUndo(page: Page, text: string): Promise<void> {
  const notice = page.getByRole('listitem').filter({ hasText: text });
  await notice.getByRole('button', { name: 'Undo' }).first().click();
  await expect(notice).toHaveCount(0);
}

test('With the mouse an event is created; moving, resizing and repeating it are undone', async ({ page }) => {
  const person = await signUp(page);
  const [today, tomorrow] = [dateFromNow(0), dateFromNow(1)];
  await page.goto('/schedule');
  await scrollToHour(page, today, 8);

  await test.step('create: a click on free time asks for a title there', async () => {
    const at = await findPoint(page, tomorrow, 9);
    await page.mouse.click(at.x, at.y);
    const popover = page.getByRole('dialog', { name: 'New event' });
    await expect(popover.getByLabel('Start time')).toHaveValue('09:00');
    await expect(popover.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Choir');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Event Scheduled!', { exact: true })).toBeVisible();
    await expect.poll(() => readStoredTimes(person, 'Choir')).toEqual([`${tomorrow} 09:00 +60`]);
  });

  await test.step('move: dragged to another day and hour', async () => {
    const from = await findCentre(getEventBlock(getDayColumn(page, tomorrow), 'Choir'));
    // The event is dragged by its centre, so it starts half an hour before the pointer.
    const to = await findPoint(page, today, 11);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => readStoredTimes(person, 'Choir')).toEqual([`${today} 10:30 +60`]);
    await clickUndo(page, 'Event Updated');
    await expect.poll(() => readStoredTimes(person, 'Choir')).toEqual([`${tomorrow} 09:00 +60`]);
  });

  await test.step('resize: its lower edge dragged by an hour', async () => {
    const { x, y, height } = await findCentre(getEventBlock(getDayColumn(page, tomorrow), 'Choir'));
    const edge = y + height / 2 - 2;
    await page.mouse.move(x, edge);
    await page.mouse.down();
    await page.mouse.move(x, edge + height, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => readStoredTimes(person, 'Choir')).toEqual([`${tomorrow} 09:00 +120`]);
    await clickUndo(page, 'Event Updated');
    await expect.poll(() => readStoredTimes(person, 'Choir')).toEqual([`${tomorrow} 09:00 +60`]);
  });

  await test.step('repeat: every day, three times', async () => {
    await getEventBlock(page, 'Choir').click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit event' });
    await dialog.getByLabel('Repeats').selectOption({ label: 'Every day' });
    await dialog.getByLabel('Ends').selectOption({ label: 'After a number of occurrences' });
    await dialog.getByLabel('Occurrences').fill('3');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => readStoredTimes(person, 'Choir')).toHaveLength(3);
    await clickUndo(page, 'Event Updated');
    await expect.poll(() => readStoredTimes(person, 'Choir')).toEqual([`${tomorrow} 09:00 +60`]);
  });
});

test('An event of several days is dragged to other days and lengthened at its end, each undone', async ({ page }) => {
  const person = await signUp(page);
  const first = dateFromNow(1);
  const trip = { title: 'Trip', eventDate: berlinInstant(first, '00:00'), isAllDay: true, duration: 2_880 };
  await addEvent(person, trip);
  await page.goto('/schedule');
  const bar = page.getByRole('button', { name: /^Trip/ });
  await expect(bar).toHaveCount(1);
  const dragOneDay = async (from: { x: number; y: number }) => {
    const column = await getDayColumn(page, first).boundingBox();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + (column?.width ?? 0), from.y, { steps: 6 });
    await page.mouse.up();
  };
  const { x, y } = await findCentre(bar);
  await dragOneDay({ x: x - 20, y });
  await expect.poll(() => readStoredTimes(person, 'Trip')).toEqual([`${dateFromNow(2)} 00:00 +2880`]);
  await clickUndo(page, 'Event Updated');
  await expect.poll(() => readStoredTimes(person, 'Trip')).toEqual([`${first} 00:00 +2880`]);

  const box = await bar.boundingBox();
  if (box === null) throw new Error('the bar is not on the page');
  await dragOneDay({ x: box.x + box.width - 3, y: box.y + box.height / 2 });
  await expect.poll(() => readStoredTimes(person, 'Trip')).toEqual([`${first} 00:00 +4320`]);
  await clickUndo(page, 'Event Updated');
  await expect.poll(() => readStoredTimes(person, 'Trip')).toEqual([`${first} 00:00 +2880`]);
});

test('Quick add creates an event from a line of text, and it can be undone', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/schedule');
  await page.getByRole('textbox', { name: 'Add an event as text' }).fill('lunch with Ana tomorrow 1pm 45m');
  await expect(page.getByText(/Lunch with Ana · \w+, \w+ \d+, 1:00 PM · 45 min/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => readStoredTimes(person, 'Lunch with Ana')).toEqual([`${dateFromNow(1)} 13:00 +45`]);
  await clickUndo(page, 'Event Scheduled!');
  await expect.poll(() => readStoredTimes(person, 'Lunch with Ana')).toEqual([]);
});

test('With the keyboard alone an event is created, moved, resized, repeated and undone', async ({ page }) => {
  const person = await signUp(page);
  const tomorrow = dateFromNow(1);
  await page.goto('/schedule');
  const addButton = page.locator(`section[data-day="${tomorrow}"]`).getByRole('button', { name: /^Add an event on/ });
  await addButton.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Standup');
  await tabToAndPressEnter(page, dialog.getByRole('button', { name: 'More options' }));
  await expect(dialog.getByLabel('Start', { exact: true })).toHaveValue(`${tomorrow}T09:00`);
  await expect(dialog.getByLabel('Title')).toHaveValue('Standup');
  await dialog.getByLabel('Repeats').focus();
  await page.keyboard.type('Every day');
  await page.keyboard.press('Tab');
  await page.keyboard.type('After');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => readStoredTimes(person, 'Standup')).toHaveLength(2);

  const first = page.locator(`section[data-day="${tomorrow}"]`).getByRole('button', { name: /^Standup/ });
  await first.focus();
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Alt');
  const question = page.getByRole('dialog', { name: 'Change “Standup”' });
  await expect(question.getByRole('radio', { name: 'Only this event' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => readStoredTimes(person, 'Standup'))
    .toEqual([`${tomorrow} 09:30 +60`, `${dateFromNow(2)} 09:30 +60`]);

  await expect(first).toContainText('9:30 AM');
  await first.focus();
  await page.keyboard.down('Alt');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.up('Alt');
  await expect(question.getByRole('radio', { name: 'Only this event' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => readStoredTimes(person, 'Standup'))
    .toEqual([`${tomorrow} 09:30 +75`, `${dateFromNow(2)} 09:30 +60`]);
  const notice = page.getByRole('listitem').filter({ hasText: '9:30 AM – 10:45 AM' });
  await notice.getByRole('button', { name: 'Undo' }).first().focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => readStoredTimes(person, 'Standup'))
    .toEqual([`${tomorrow} 09:30 +60`, `${dateFromNow(2)} 09:30 +60`]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Touches, waits for the long press to be recognised, drags, and releases. */
  async function longPressAndDrag(
    page: Page,
    from: { x: number; y: number },
    to: { x: number; y: number },
  ): Promise<void> {
    const client = await page.context().newCDPSession(page);
    const dispatchTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: point === undefined ? [] : [point] });
    await dispatchTouch('touchStart', from);
    await page.locator('[aria-hidden].border-dashed').waitFor();
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await dispatchTouch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    await dispatchTouch('touchEnd');
  }

  test('by touch an event is created, moved, resized, repeated and undone', async ({ page }) => {
    const person = await signUp(page);
    const today = dateFromNow(0);
    await page.goto('/schedule');

    await test.step('create: a tap on free time asks for a title', async () => {
      await page.getByRole('group', { name: 'Calendar' }).scrollIntoViewIfNeeded();
      await scrollToHour(page, today, 9);
      const at = await findPoint(page, today, 9);
      await page.touchscreen.tap(at.x, at.y);
      const dialog = page.getByRole('dialog', { name: 'New event' });
      await dialog.getByLabel('Title').fill('Piano');
      await dialog.getByRole('button', { name: 'Add', exact: true }).tap();
      await expect.poll(() => readStoredTimes(person, 'Piano')).toEqual([`${today} 09:00 +60`]);
    });

    await test.step('move: held and dragged down an hour', async () => {
      const from = await findCentre(getEventBlock(page, 'Piano'));
      await longPressAndDrag(page, from, { x: from.x, y: from.y + from.height });
      await expect.poll(() => readStoredTimes(person, 'Piano')).toEqual([`${today} 10:00 +60`]);
      await clickUndo(page, 'Event Updated');
      await expect.poll(() => readStoredTimes(person, 'Piano')).toEqual([`${today} 09:00 +60`]);
    });

    await test.step('resize: its lower edge held and dragged', async () => {
      const { x, y, height } = await findCentre(getEventBlock(page, 'Piano'));
      const edge = { x, y: y + height / 2 - 3 };
      await longPressAndDrag(page, edge, { x, y: edge.y + height });
      await expect.poll(() => readStoredTimes(person, 'Piano')).toEqual([`${today} 09:00 +120`]);
      await clickUndo(page, 'Event Updated');
      await expect.poll(() => readStoredTimes(person, 'Piano')).toEqual([`${today} 09:00 +60`]);
    });

    await test.step('repeat and undo, from the sheet', async () => {
      await getEventBlock(page, 'Piano').tap();
      await page.getByRole('dialog', { name: 'Piano' }).getByRole('button', { name: 'Edit' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Edit event' });
      await dialog.getByLabel('Repeats').selectOption({ label: 'Every day' });
      await dialog.getByLabel('Ends').selectOption({ label: 'After a number of occurrences' });
      await dialog.getByLabel('Occurrences').fill('2');
      await dialog.getByRole('button', { name: 'Save' }).tap();
      await expect.poll(() => readStoredTimes(person, 'Piano')).toHaveLength(2);
      await clickUndo(page, 'Event Updated');
      await expect.poll(() => readStoredTimes(person, 'Piano')).toHaveLength(1);
    });
  });

  test('one day is shown at a time, and Next Day shows the next', async ({ page }) => {
    const person = await signUp(page);
    await addEvent(person, { title: 'Fair', eventDate: berlinInstant(dateFromNow(1), '10:00'), duration: 60 });
    await page.goto('/schedule');
    const today = page.locator(`section[data-day="${dateFromNow(0)}"]`);
    await expect(today).toBeInViewport();
    await expect(page.locator(`section[data-day="${dateFromNow(1)}"]`)).not.toBeInViewport();
    await page.getByRole('button', { name: 'Next Day' }).tap();
    await expect(getEventBlock(page, 'Fair')).toBeVisible();
  });
});
