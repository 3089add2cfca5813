import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { callAs, importExport, type Person } from './people.ts';

const DECISION = 'We decided to rent the flat in Harbour Street, from March on.';

const titles = {
  open: 'Flat hunting',
  trashed: 'Flat in the old town',
  marked: 'What the flat may cost',
  inMarkedCategory: 'The flat and my asthma',
} as const;

export type DecidedConversations = Record<keyof typeof titles, string>;

/** Writes an export of conversations with the same decision about a flat. */
async function writeExport(): Promise<string> {
  const conversations = Object.values(titles).map((title, index) => {
    const time = 1_767_000_000 + index * 86_400;
    const turns = [
      { id: `${title}-q`, text: `${title}: ${DECISION}`, time },
      { id: `${title}-a`, role: 'assistant', text: 'Good. I will keep that in mind.', time },
    ];
    return makeChatgptConversation(turns, { title, create_time: time, update_time: time, conversation_id: title });
  });
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'decided-conversations-')), 'conversations.json');
  await writeFile(file, JSON.stringify(conversations));
  return file;
}

/**
 * Imports the conversations and hides all but one of them: one is in the trash, one is marked “never send”, and one is
 * in a category with this mark.
 */
export async function importDecisions(person: Person): Promise<DecidedConversations> {
  await importExport(person, await writeExport());
  const listed = await callAs<{ id: string; title: string }[]>(person, 'GET', '/api/conversations');
  const findId = (title: string): string => listed.find((item) => item.title === title)?.id ?? failWithout(title);
  const ids = {
    open: findId(titles.open),
    trashed: findId(titles.trashed),
    marked: findId(titles.marked),
    inMarkedCategory: findId(titles.inMarkedCategory),
  };
  const categories = await callAs<{ id: string; name: string }[]>(person, 'GET', '/api/categories');
  const health = categories.find(({ name }) => name === 'Health')?.id ?? failWithout('Health');
  await callAs(person, 'PATCH', `/api/conversations/${ids.inMarkedCategory}`, { categoryId: health });
  await callAs(person, 'PUT', `/api/privacy/categories/${health}`, { neverSend: true });
  await callAs(person, 'PUT', `/api/privacy/conversations/${ids.marked}`, { neverSend: true });
  await callAs(person, 'DELETE', `/api/conversations/${ids.trashed}`);
  return ids;
}

function failWithout(what: string): never {
  throw new Error(`There is no “${what}”`);
}
