import { randomUUID } from 'node:crypto';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from '../../apps/server/test/multipart.ts';
import { asObject, isSuccess, readObject } from './client.ts';
import { waitForStatus } from './wait-for-status.ts';
import { listInDatabase, type WriteKind } from './write-kind.ts';

const CONVERSATIONS = 120;
const END_STATUSES = ['completed', 'failed', 'cancelled', 'undone'];

/** An export whose titles consist of the unique text and a number. */
export function makeExport(uniqueText: string): { titles: string[]; body: Buffer; headers: Record<string, string> } {
  const titles = Array.from({ length: CONVERSATIONS }, (_, index) => `${uniqueText} number ${index}`);
  const conversations = titles.map((title) => {
    const turns = Array.from({ length: 6 }, (_, turn) => ({
      id: `m${turn}`,
      role: turn % 2 === 0 ? 'user' : 'assistant',
      text: `Turn ${turn} of ${title}: how do I cook beans, and how long?`,
    }));
    const id = randomUUID();
    return makeChatgptConversation(turns, { title, id, conversation_id: id });
  });
  return { titles, ...multipart([{ name: 'conversations.json', bytes: JSON.stringify(conversations) }]) };
}

export const imports: WriteKind = {
  name: 'imported conversations',
  personCount: 2,
  pauseMs: 1_000,
  write: async (uniqueText, context) => {
    const { client, person, findings } = context;
    const startedAt = performance.now();
    const { titles, body, headers } = makeExport(uniqueText);
    const response = await client.request('POST /api/imports', { token: person.token, body, headers });
    if (!isSuccess(response)) return [];
    const state = await waitForStatus(`/api/imports/${String(readObject(response.text)['id'])}`, END_STATUSES, context);
    if (state === undefined) return [];
    // An import may fail on a full disk: a person can repeat it, so nothing of it counts as acknowledged.
    if (state['status'] === 'failed' && context.wasDiskFullSince(startedAt)) return [];
    const { created, found } = asObject(state['counts']);
    if (state['status'] !== 'completed' || created !== CONVERSATIONS || found !== CONVERSATIONS) {
      findings.push(`The import '${uniqueText}' did not complete in full: ${JSON.stringify(state)}`);
      return [];
    }
    return titles;
  },
  listStored: listInDatabase("SELECT title AS text FROM conversations WHERE source <> 'chat'"),
};
