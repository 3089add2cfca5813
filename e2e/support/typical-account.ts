import { berlinInstant, dateFromNow, addEvent } from './calendar.ts';
import { uploadFiles } from './library-files.ts';
import { sendMessageAs, callAs, createPerson, importExport } from './people.ts';
import { waitUntilClassified, writeSampleFiles } from './sample-archive.ts';
import { accountScreens, OPERATOR_EMAIL, operatorScreen, type Account, type Screen } from './screens.ts';

/** The titles of the proposed events that are approved. */
const APPROVED_TITLES = /orthopaedist|dentist|review|viewing/i;

const SETTINGS = [
  'profile',
  'general',
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
];

const settingsScreens: readonly Screen[] = SETTINGS.map((page) => ({
  name: `settings-${page}`,
  path: `/settings/${page}`,
}));

/** An account after a week of use: the sample archive, a chat, some of the proposed events, and a few own events. */
export async function makeTypicalAccount(address: string): Promise<Account> {
  const person = await createPerson({ address, email: OPERATOR_EMAIL });
  const receipt = await importExport(person, ...(await writeSampleFiles()));
  await waitUntilClassified(person);
  const suggestions = await callAs<{ title: string }[]>(person, 'GET', '/api/suggestions');
  for (const suggestion of suggestions.filter(({ title }) => APPROVED_TITLES.test(title))) {
    await callAs(person, 'POST', '/api/suggestions/approve', { suggestion });
  }
  const chatId = await sendMessageAs(person, 'What did we say about running shoes?');
  const at = (days: number, time: string) => ({ eventDate: berlinInstant(dateFromNow(days), time) });
  await addEvent(person, { title: 'Design review', ...at(1, '10:00'), duration: 90 });
  await addEvent(person, { title: 'Budget call', ...at(1, '10:30'), duration: 60 });
  await addEvent(person, { title: 'Lunch with Ana', ...at(1, '13:00'), duration: 45 });
  await addEvent(person, { title: 'Long run', ...at(3, '09:00'), duration: 120 });
  await callAs(person, 'POST', '/api/tasks', { title: 'Send the invoice', dueDate: dateFromNow(2) });
  await callAs(person, 'POST', '/api/goals', { title: 'Run a half marathon', targetValue: 300, unit: 'km' });
  const categories = await callAs<{ id: string; conversationCount: number }[]>(person, 'GET', '/api/categories');
  const fullest = categories.toSorted((a, b) => b.conversationCount - a.conversationCount)[0]?.id ?? '';
  await uploadFiles(person);
  const found = await callAs<{ conversationId: string }[]>(person, 'GET', '/api/search?q=half+marathon');
  const { decks } = await callAs<{ decks: { id: string }[] }>(person, 'GET', '/api/learning');
  const replaced = new Set(settingsScreens.map(({ name }) => name));
  return {
    person,
    screens: [
      ...accountScreens.filter(({ name }) => !replaced.has(name)),
      ...settingsScreens,
      operatorScreen,
      { name: 'chat-conversation', path: `/?conversation=${chatId}` },
      { name: 'list', path: `/categories/${fullest}` },
      { name: 'conversation', path: `/conversation-chat/${found[0]?.conversationId ?? ''}` },
      { name: 'conversation-asked', path: `/conversation-chat/${chatId}` },
      { name: 'receipt', path: `/imports/${receipt.id}` },
      { name: 'search', path: '/search' },
      { name: 'search-results', path: '/search?q=marathon' },
      { name: 'learning-deck', path: `/learning/${decks[0]?.id ?? ''}` },
      ...['week', 'month', 'agenda', 'three'].map((view) => ({
        name: `schedule-${view}`,
        path: `/schedule?view=${view}`,
      })),
      { name: 'upgrade', path: '/upgrade-payment' },
    ],
  };
}
