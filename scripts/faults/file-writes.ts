import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { multipart } from '../../apps/server/test/multipart.ts';
import { queryDatabase } from '../../apps/server/test/query-database.ts';
import { type Client, isSuccess, readObject } from './client.ts';
import type { TestBed } from './test-bed.ts';
import type { WriteKind } from './write-kind.ts';

const SIZE = 60_000;
const READ_AT_ONCE = 8;
const READ_TRIES = 40;
const RETRY_DELAY_MS = 250;

/** Different bytes for each text, so that no two files share an object. */
function contentOf(uniqueText: string): Buffer {
  const line = `${uniqueText} ${createHash('sha256').update(uniqueText).digest('hex')}\n`;
  return Buffer.from(line.repeat(Math.ceil(SIZE / line.length)));
}

/** Checked by reading each file back: it must have exactly the bytes that were uploaded. */
export const files: WriteKind = {
  name: 'uploaded files',
  personCount: 1,
  pauseMs: 2_500,
  write: async (uniqueText, { client, person, findings }) => {
    const { token } = person;
    const content = contentOf(uniqueText);
    const upload = multipart([{ name: `${uniqueText}.txt`, bytes: content }]);
    const response = await client.request('POST /api/chat/files', { token, ...upload });
    if (!isSuccess(response)) return [];
    const { id, bytes } = readObject(response.text);
    if (bytes !== content.length) findings.push(`'${uniqueText}' was stored with ${String(bytes)} bytes.`);
    const received = await readContent(client, token, String(id));
    if (received !== undefined && !received.equals(content))
      findings.push(`'${uniqueText}' was read back with other bytes.`);
    return [uniqueText];
  },
  listStored: async (testBed) => {
    const rows = await queryDatabase(await testBed.database.address(), 'SELECT id::text, name FROM chat_files');
    const texts: string[] = [];
    const queue = rows.values();
    const readNext = async (): Promise<void> => {
      for (const { id, name } of queue) {
        const uniqueText = String(name).replace(/\.txt$/, '');
        if (await readsBack(String(id), contentOf(uniqueText), testBed)) texts.push(uniqueText);
      }
    };
    await Promise.all(Array.from({ length: READ_AT_ONCE }, readNext));
    return texts;
  },
};

/** Undefined if there was no whole answer. */
async function readContent(client: Client, token: string, id: string): Promise<Buffer | undefined> {
  const response = await client.open(`GET /api/chat/files/${id}/content`, { token });
  const bytes = await response?.arrayBuffer().catch(() => undefined);
  return response?.ok === true && bytes !== undefined ? Buffer.from(bytes) : undefined;
}

async function readsBack(id: string, content: Buffer, { client, people }: TestBed): Promise<boolean> {
  for (let attempt = 0; attempt < READ_TRIES; attempt += 1) {
    const bytes = await readContent(client, people[0]?.token ?? '', id);
    if (bytes !== undefined) return bytes.equals(content);
    await delay(RETRY_DELAY_MS);
  }
  return false;
}
