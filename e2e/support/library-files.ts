import { callAs, type Person } from './people.ts';
import { poll } from './poll.ts';

const FILES: readonly (readonly [name: string, text: string])[] = [
  ['lease.md', '# Lease\n\nThe deposit is two monthly rents. Notice is three months, in writing.'],
  ['half-marathon.csv', 'week,kilometres\n1,18\n2,22\n3,26\n'],
  ['recipes.html', '<h1>Bread</h1><p>500 g flour, 350 g water, 10 g salt, overnight in the fridge.</p>'],
];

/** Uploads a few small files to the person's file library, and waits until they are read. */
export async function uploadFiles(person: Person): Promise<void> {
  for (const [name, text] of FILES) {
    const form = new FormData();
    form.append('file', new Blob([text]), name);
    const response = await fetch(`${person.address}/api/chat/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.authToken}` },
      body: form,
    });
    if (!response.ok) throw new Error(`The file was refused: ${await response.text()}`);
    const { id } = (await response.json()) as { id: string };
    await callAs(person, 'PATCH', `/api/chat/files/${id}`, { isKept: true });
    await waitUntilRead(person, id);
  }
}

async function waitUntilRead(person: Person, id: string): Promise<void> {
  const readStatus = async () => {
    const { status } = await callAs<{ status: string }>(person, 'GET', `/api/chat/files/${id}`);
    return status === 'ready' || status === 'failed' ? status : undefined;
  };
  if ((await poll(readStatus, `the text of the file ${id}`)) === 'failed')
    throw new Error(`The file ${id} was not read`);
}
