import { berlinInstant, dateFromNow, addEvent } from './calendar.ts';
import { uploadFiles } from './library-files.ts';
import { approveSuggestions, sendMessageAs, callAs, createPerson, importExport } from './people.ts';
import { required } from './required.ts';
import { APPROVED_TITLES, waitUntilCategorised, writeSampleFiles } from './sample-archive.ts';
import { mainScreens, OPERATOR_EMAIL, operatorScreen, settingsScreens, type Account } from './screens.ts';

/**
 * An account after a week of use: the sample archive, a chat, some of the proposed events, and a few own events. Its
 * person is the operator, so that the operator's page is among the screens.
 */
export async function makeTypicalAccount(address: string): Promise<Account> {
  const person = await createPerson({ address, email: OPERATOR_EMAIL });
  const receipt = await importExport(person, ...(await writeSampleFiles()));
  await waitUntilCategorised(person);
  await approveSuggestions(person, APPROVED_TITLES);
  const chatId = await sendMessageAs(person, 'What did we say about running shoes?');
  const at = (days: number, time: string) => ({ eventDate: berlinInstant(dateFromNow(days), time) });
  await addEvent(person, { title: 'Design review', ...at(1, '10:00'), duration: 90 });
  await addEvent(person, { title: 'Budget call', ...at(1, '10:30'), duration: 60 });
  await addEvent(person, { title: 'Lunch with Ana', ...at(1, '13:00'), duration: 45 });
  await addEvent(person, { title: 'Long run', ...at(3, '09:00'), duration: 120 });
  await callAs(person, 'POST', '/api/tasks', { title: 'Send the invoice', dueDate: dateFromNow(2) });
  await callAs(person, 'POST', '/api/goals', { title: 'Run a half marathon', targetValue: 300, unit: 'km' });
  const categories = await callAs<{ id: string; conversationCount: number }[]>(person, 'GET', '/api/categories');
  const [fullest] = categories.toSorted((a, b) => b.conversationCount - a.conversationCount);
  await uploadFiles(person);
  const found = await callAs<{ conversationId: string }[]>(person, 'GET', '/api/search?q=half+marathon');
  const { decks } = await callAs<{ decks: { id: string }[] }>(person, 'GET', '/api/learning');
  return {
    person,
    screens: [
      ...mainScreens,
      ...settingsScreens,
      operatorScreen,
      { name: 'chat-conversation', path: `/?conversation=${chatId}` },
      { name: 'list', path: `/categories/${required(fullest, 'category').id}` },
      {
        name: 'conversation',
        path: `/conversation-chat/${required(found[0], 'conversation about the half marathon').conversationId}`,
      },
      { name: 'conversation-asked', path: `/conversation-chat/${chatId}` },
      { name: 'receipt', path: `/imports/${receipt.id}` },
      { name: 'search', path: '/search' },
      { name: 'search-results', path: '/search?q=marathon' },
      { name: 'learning-deck', path: `/learning/${required(decks[0], 'deck').id}` },
      ...['week', 'month', 'agenda', 'three'].map((view) => ({
        name: `schedule-${view}`,
        path: `/schedule?view=${view}`,
      })),
      { name: 'upgrade', path: '/upgrade-payment' },
    ],
  };
}
