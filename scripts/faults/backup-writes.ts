import { multipart } from '../../apps/server/test/multipart.ts';
import { asObject, isSuccess, readObject } from './client.ts';
import { sendUntilAnswered } from './send-until-answered.ts';
import { waitForStatus } from './wait-for-status.ts';
import { listInDatabase, type WriteContext, type WriteKind } from './write-kind.ts';

const RESTORE_END_STATUSES = ['completed', 'failed'];

/**
 * A backup is created, downloaded, restored into its own account, and deleted: existing rows must not be duplicated. An
 * interrupted backup may fail, with a reason.
 */
export const backups: WriteKind = {
  name: 'backups',
  personCount: 1,
  pauseMs: 2_000,
  write: async (_, context) => {
    const { client, person, findings } = context;
    const { token } = person;
    const response = await client.request('POST /api/backups', { token });
    if (!isSuccess(response)) {
      if (response.status === 409 || response.status === 429) await removeAll(context);
      return [];
    }
    const path = `/api/backups/${String(readObject(response.text)['id'])}`;
    const state = await waitForStatus(path, ['ready', 'failed'], context);
    if (state === undefined) return [];
    if (state['status'] === 'ready') await checkAndRestore(path, Number(state['bytes']), context);
    else if (typeof asObject(state['error'])['message'] !== 'string') {
      findings.push(`${path} failed without a reason: ${JSON.stringify(state)}`);
    }
    await sendUntilAnswered(`DELETE ${path}`, { token }, context);
    // A backup cannot store the unique text, so none is acknowledged: errors are reported as findings.
    return [];
  },
  listStored: listInDatabase('SELECT id::text AS text FROM backups'),
};

async function checkAndRestore(path: string, bytes: number, context: WriteContext): Promise<void> {
  const { client, person, findings } = context;
  const { token } = person;
  const file = await download(`GET ${path}/file`, context);
  if (file === undefined) return;
  if (file.length !== bytes) findings.push(`${path} is ready with ${bytes} bytes, and ${file.length} were downloaded.`);
  const response = await client.request('POST /api/restore', {
    token,
    ...multipart([{ name: 'backup.zip', bytes: file }]),
  });
  if (!isSuccess(response)) return;
  await waitForStatus(`/api/restore/${String(readObject(response.text)['id'])}`, RESTORE_END_STATUSES, context);
}

/** Undefined if the connection breaks, or the app is not running. */
async function download(call: string, { client, person, findings }: WriteContext): Promise<Buffer | undefined> {
  const response = await client.open(call, { token: person.token });
  if (response === undefined) return undefined;
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (response.status === 404 || response.status === 409) findings.push(`${call} answered ${response.status}.`);
  return response.ok && bytes !== undefined ? Buffer.from(bytes) : undefined;
}

/** A lost response may leave a backup that nothing refers to. */
async function removeAll({ client, person }: WriteContext): Promise<void> {
  const { text } = await client.request('GET /api/backups', { token: person.token });
  const listed = Object.values(readObject(text)) as { id?: unknown }[];
  for (const { id } of listed) await client.request(`DELETE /api/backups/${String(id)}`, { token: person.token });
}
