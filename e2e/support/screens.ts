import type { Page } from '@playwright/test';
import { berlinInstant, dateFromNow, fillCalendar, followCalendar } from './calendar.ts';
import type { Exports } from './exports.ts';
import { fillLearning } from './learning.ts';
import { sendMessageAs, callAs, createPerson, importExport, type Person, uploadForPreview } from './people.ts';
import { fillPlanner } from './planner.ts';
import { required } from './required.ts';
import { goAndWaitUntilIdle, navigateAndWaitUntilIdle, waitUntilIdle } from './idle-page.ts';
import { uploadFiles } from './library-files.ts';
import { writeInsightConversations } from './insight-conversations.ts';
import { writePlannedConversations } from './planned-conversations.ts';
import { writeTwoSources } from './two-sources.ts';
import { writeUnknownFiles } from './unknown-files.ts';

export interface Screen {
  name: string;
  path: string;
  /** The buttons and menu items to press before the screen is inspected. */
  press?: string | readonly string[];
}

/** Opens a screen and waits until its content is shown. `from`: the screen the page shows, if it shows one. */
export async function openScreen(page: Page, { path, press }: Screen, from?: Screen): Promise<void> {
  // Opened menus and dialogs would stay open without a reload of the page.
  const mustLoad = from === undefined || from.press !== undefined;
  await (mustLoad ? goAndWaitUntilIdle : navigateAndWaitUntilIdle)(page, path);
  if (press === undefined) return;
  for (const name of [press].flat()) {
    const button = page.getByRole('button', { name, exact: true });
    await button.or(page.getByRole('menuitem', { name, exact: true })).click();
  }
  // The result of a press may be delayed: the assistant shows after half a second which conversation it continues.
  await page.waitForTimeout(800);
  await waitUntilIdle(page);
}

/** From now on every GET request of this page fails, except for the session. */
export async function failReads(page: Page): Promise<void> {
  const body = JSON.stringify({ message: 'Something went wrong on our side.', code: 'internal', requestId: 'none' });
  await page.route(/\/api\/(?!auth\/)/, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 500, contentType: 'application/json', body })
      : route.continue(),
  );
}

/** The pages that need no session. */
export const publicScreens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'signup-premium', path: '/signup?plan=premium' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=abcdefghijklmnopqrstuvwxyz' },
  { name: 'take-account-back', path: '/reset-password?token=back.abcdefghijklmnopqrstuvwxyz' },
  { name: 'verify-email', path: '/verify-email?token=abcdefghijklmnopqrstuvwxyz' },
  { name: 'sign-in-card', path: '/categories' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'developers', path: '/developers' },
  { name: 'share-revoked', path: `/share/${'x'.repeat(43)}` },
];

/** The screens of every account except the pages of the settings. */
export const mainScreens: readonly Screen[] = [
  { name: 'chat', path: '/' },
  { name: 'categories', path: '/categories' },
  { name: 'inbox', path: '/inbox' },
  { name: 'review', path: '/review' },
  { name: 'imports', path: '/imports' },
  { name: 'reminders', path: '/reminders' },
  { name: 'schedule', path: '/schedule' },
  { name: 'prompts', path: '/prompts' },
  { name: 'templates', path: '/templates' },
  { name: 'files', path: '/files' },
  { name: 'context', path: '/context' },
  { name: 'learning', path: '/learning' },
  { name: 'recommendations', path: '/recommendations' },
  { name: 'archive', path: '/archive' },
  { name: 'trends', path: '/trends' },
  { name: 'trends-reports', path: '/trends/reports' },
  { name: 'trash', path: '/trash' },
  { name: 'profile', path: '/profile' },
  { name: 'goals', path: '/goals' },
  { name: 'weekly-review', path: '/goals/review' },
  { name: 'temporary-chat', path: '/chat/temporary' },
  { name: 'settings', path: '/settings' },
  { name: 'connect-gone', path: '/connect/no-such-request' },
  { name: 'widget', path: '/schedule', press: 'Open AI Assistant' },
];

const settingsPage = (id: string): Screen => ({ name: `settings-${id}`, path: `/settings/${id}` });

/** The pages of the settings that look different in an empty account. */
const emptySettingsScreens = ['general', 'tokens', 'apps', 'devices', 'models'].map(settingsPage);

/** All pages of the settings; a test compares them with the list in the app. */
export const settingsScreens: readonly Screen[] = [
  ...emptySettingsScreens,
  ...[
    'profile',
    'security',
    'notifications',
    'assistant',
    'model',
    'privacy',
    'calls',
    'working-hours',
    'calendar',
    'feeds',
    'shares',
    'data',
    'backups',
    'delete',
  ].map(settingsPage),
];

/** The screens that look different in an empty account. */
const accountScreens: readonly Screen[] = [...mainScreens, ...emptySettingsScreens];

/** The operator's page, on an instance of its own that is started with OPERATORS=OPERATOR_EMAIL. */
export const operatorScreen: Screen = { name: 'operator', path: '/operator' };
export const OPERATOR_EMAIL = 'ada@example.com';

export interface Account {
  person: Person;
  screens: readonly Screen[];
}

export async function makeEmptyAccount(address?: string): Promise<Account> {
  const person = await createPerson({ firstName: 'Grace', ...(address !== undefined && { address }) });
  const categories = await callAs<{ id: string }[]>(person, 'GET', '/api/categories');
  const path = `/categories/${required(categories[0], 'category').id}`;
  return { person, screens: [...accountScreens, { name: 'list', path }] };
}

/** Shares a conversation; returns the path of its public page. */
async function shareConversation(person: Person, id: string): Promise<string> {
  const { share } = await callAs<{ share: { url: string } }>(person, 'PUT', `/api/conversations/${id}/share`, {
    isLive: true,
  });
  return new URL(share.url).pathname;
}

/**
 * An account with imported conversations, a chat with a suggestion, and items in the trash. With the `address` of a
 * separate instance, it is the account of that instance's operator.
 */
export async function makeFullAccount(exports: Exports, address?: string): Promise<Account> {
  const person = await createPerson(address === undefined ? {} : { address, email: OPERATOR_EMAIL });
  const receipt = await importExport(person, exports.singleFile);
  await importExport(person, await writePlannedConversations());
  await importExport(person, await writeInsightConversations());
  await callAs(person, 'POST', '/api/recommendations/generate');
  const receiptWithUnknownFiles = await importExport(person, exports.singleFile, ...(await writeUnknownFiles()));
  const preview = await uploadForPreview(person, await writeTwoSources());
  const chatId = await sendMessageAs(person, 'Remind me to call the dentist tomorrow at 3 pm, please.');
  await sendMessageAs(person, 'The wifi password: Blue-Horse-9, which room had the router?');
  await createReminders(person);
  const dentistId = await fillCalendar(person, chatId);
  await followCalendar(person);
  await schedulePrompts(person);
  await callAs(person, 'POST', '/api/templates', { name: 'Reply kindly', body: 'Answer {{message: long}} warmly.' });
  const deletedId = await sendMessageAs(person, 'Which herbs grow on a windowsill in winter?');
  await fetch(`${person.address}/api/conversations/${deletedId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${person.authToken}` },
  });
  const report = await callAs<{ id: string }>(person, 'POST', '/api/reports', { kind: 'weekly' });
  await uploadFiles(person);
  const topicId = await fillLearning(person);
  const planned = await fillPlanner(person);
  const categories = await callAs<{ id: string; conversationCount: number }[]>(person, 'GET', '/api/categories');
  const [first] = categories.toSorted((a, b) => b.conversationCount - a.conversationCount);
  const fullest = required(first, 'category');
  const rows = await callAs<{ id: string }[]>(person, 'GET', `/api/conversations/category/${fullest.id}?limit=5`);
  const imported = required(
    rows.find(({ id }) => id !== chatId),
    'imported conversation',
  );
  return {
    person,
    screens: [
      ...accountScreens,
      ...(address === undefined ? [] : [operatorScreen]),
      { name: 'list', path: `/categories/${fullest.id}` },
      { name: 'subcategories', path: `/categories?in=${await acceptSubcategory(person)}` },
      { name: 'list-no-match', path: `/categories/${fullest.id}?q=zzzzzz` },
      { name: 'conversation', path: `/conversation-chat/${imported.id}` },
      { name: 'conversation-proposal', path: `/conversation-chat/${chatId}` },
      {
        name: 'widget-conversation',
        path: `/conversation-chat/${chatId}`,
        press: ['More actions', 'Continue in assistant'],
      },
      { name: 'receipt', path: `/imports/${receipt.id}` },
      { name: 'receipt-kept', path: `/imports/${receiptWithUnknownFiles.id}` },
      { name: 'import-choice', path: `/imports/${preview.id}` },
      { name: 'archive-year', path: `/archive?year=${new Date().getFullYear()}` },
      { name: 'trends-point', path: '/trends?weekday=1' },
      { name: 'trends-report', path: `/trends/reports/${report.id}` },
      { name: 'search', path: '/search' },
      { name: 'search-results', path: '/search?q=landlord' },
      { name: 'search-operator', path: '/search?q=has:music' },
      { name: 'print', path: `/conversation-chat/${chatId}/print` },
      { name: 'shared', path: await shareConversation(person, chatId) },
      { name: 'goal-measured', path: `/goals/${planned.goalId}` },
      { name: 'learning-deck', path: `/learning/${topicId}` },
      { name: 'upgrade', path: '/upgrade-payment' },
      { name: 'schedule-event', path: `/schedule?event=${dentistId}` },
      { name: 'schedule-week', path: '/schedule?view=week' },
      { name: 'schedule-month', path: '/schedule?view=month' },
      { name: 'schedule-agenda', path: '/schedule?view=agenda' },
    ],
  };
}

/** Two scheduled prompts: one for every weekday morning, and one that is paused. */
async function schedulePrompts(person: Person): Promise<void> {
  const startsAt = berlinInstant(dateFromNow(1), '07:00');
  const addPrompt = (body: object) => callAs<{ id: string }>(person, 'POST', '/api/prompts', { startsAt, ...body });
  const categories = await callAs<{ id: string; name: string }[]>(person, 'GET', '/api/categories');
  const categoryId = categories.find(({ name }) => name === 'Work')?.id;
  const prompt =
    'What is on my schedule today, which of it needs preparation, and what did I promise to whom this week?';
  await addPrompt({ title: 'Morning plan', prompt, recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', categoryId });
  const { id } = await addPrompt({
    title: 'Friday review',
    prompt: 'What did I finish this week?',
    recurrence: 'FREQ=WEEKLY',
  });
  await callAs(person, 'PATCH', `/api/prompts/${id}`, { isPaused: true });
}

/** Reminders: one due, one today, one that repeats, one far in the future and one that is done. */
async function createReminders(person: Person): Promise<void> {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const addReminder = (body: object) => callAs<{ id: string }>(person, 'POST', '/api/reminders', body);
  await addReminder({ title: 'Bring the library books back', remindAt: inMinutes(0) });
  await addReminder({
    title: 'Send the signed lease to the landlord',
    remindAt: inMinutes(30),
    channels: ['in_app', 'email'],
  });
  await addReminder({ title: 'Water the plants', remindAt: inMinutes(2_900), recurrence: 'FREQ=WEEKLY' });
  await addReminder({ title: 'Renew the passport before the summer trip', remindAt: inMinutes(60_000) });
  const { id } = await addReminder({ title: 'Pay the electricity bill', remindAt: inMinutes(5) });
  await callAs(person, 'PATCH', `/api/reminders/${id}`, { status: 'done' });
}

/** Accepts the first of the subcategories proposed in Finances; returns the id of Finances. */
async function acceptSubcategory(person: Person): Promise<string> {
  const categories = await callAs<{ id: string; name: string }[]>(person, 'GET', '/api/categories');
  const { id } = required(
    categories.find(({ name }) => name === 'Finances'),
    'category Finances',
  );
  const proposals = await callAs<{ id: string }[]>(person, 'POST', `/api/categories/${id}/subcategory-proposals`);
  await callAs(
    person,
    'POST',
    `/api/subcategory-proposals/${required(proposals[0], 'subcategory proposal').id}/accept`,
  );
  return id;
}
