import { multipart } from '../../apps/server/test/multipart.ts';
import { isSuccess, readObject } from './client.ts';
import { sendUntilAnswered } from './plain-writes.ts';
import { untilOver } from './until-over.ts';
import type { WriteKind, Writing } from './write-kind.ts';

const RESTORED = ['completed', 'failed'];

/**
 * A backup is created, downloaded, restored into its own account, and deleted: existing rows must not be duplicated. An
 * interrupted one may fail, with a reason.
 */
export const backups: WriteKind = {
  name: 'backups',
  people: 1,
  pauseMs: 2_000,
  write: async (_, writing) => {
    const { client, person, findings } = writing;
    const { token } = person;
    const answer = await client.ask('POST /api/backups', { token });
    if (!isSuccess(answer)) {
      if (answer.status === 409 || answer.status === 429) await removeAll(writing);
      return [];
    }
    const path = `/api/backups/${String(readObject(answer.text)['id'])}`;
    const state = await untilOver(path, ['ready', 'failed'], writing);
    if (state === undefined) return [];
    if (state['status'] === 'ready') await checkAndRestore(path, Number(state['bytes']), writing);
    else if (typeof readObject(JSON.stringify(state['error']))['message'] !== 'string') {
      findings.push(`${path} failed without a reason: ${JSON.stringify(state)}`);
    }
    await sendUntilAnswered(`DELETE ${path}`, { token }, writing);
    return [];
  },
  stored: 'SELECT id::text AS mark FROM backups',
};

async function checkAndRestore(path: string, bytes: number, writing: Writing): Promise<void> {
  const { client, person, findings } = writing;
  const { token } = person;
  const file = await download(`GET ${path}/file`, writing);
  if (file === undefined) return;
  if (file.length !== bytes) findings.push(`${path} is ready with ${bytes} bytes, and ${file.length} were downloaded.`);
  const answer = await client.ask('POST /api/restore', { token, ...multipart([{ name: 'backup.zip', bytes: file }]) });
  if (!isSuccess(answer)) return;
  await untilOver(`/api/restore/${String(readObject(answer.text)['id'])}`, RESTORED, writing);
}

/** Undefined if the connection breaks, or the app is not running. */
async function download(call: string, { client, person, findings }: Writing): Promise<Buffer | undefined> {
  const response = await client.open(call, { token: person.token });
  if (response === undefined) return undefined;
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (response.status === 404 || response.status === 409) findings.push(`${call} answered ${response.status}.`);
  return response.ok && bytes !== undefined ? Buffer.from(bytes) : undefined;
}

/** A lost response may leave a backup that nothing refers to. */
async function removeAll({ client, person }: Writing): Promise<void> {
  const { text } = await client.ask('GET /api/backups', { token: person.token });
  const listed = Object.values(readObject(text)) as { id?: unknown }[];
  for (const { id } of listed) await client.ask(`DELETE /api/backups/${String(id)}`, { token: person.token });
}
