import { randomUUID } from 'node:crypto';
import { makeChatgptConversation } from '../../apps/server/test/export-generators/chatgpt-export.ts';
import { multipart } from '../../apps/server/test/multipart.ts';
import { isSuccess, readObject } from './client.ts';
import { untilOver } from './until-over.ts';
import type { WriteKind } from './write-kind.ts';

const CONVERSATIONS = 120;
const OVER = ['completed', 'failed', 'cancelled', 'undone'];

/** An export whose conversations are named by the mark and a number. */
export function makeExport(mark: string): { titles: string[]; body: Buffer; headers: Record<string, string> } {
  const titles = Array.from({ length: CONVERSATIONS }, (_, index) => `${mark} number ${index}`);
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
  people: 2,
  pauseMs: 1_000,
  write: async (mark, writing) => {
    const { client, person, findings } = writing;
    const began = performance.now();
    const { titles, body, headers } = makeExport(mark);
    const answer = await client.ask('POST /api/imports', { token: person.token, body, headers });
    if (!isSuccess(answer)) return [];
    const state = await untilOver(`/api/imports/${String(readObject(answer.text)['id'])}`, OVER, writing);
    if (state === undefined) return [];
    // An import that failed can be repeated: what it has stored is there once.
    if (state['status'] === 'failed' && writing.wasDiskFullSince(began)) return [];
    const { created, found } = readCounts(state['counts']);
    if (state['status'] !== 'completed' || created !== CONVERSATIONS || found !== CONVERSATIONS) {
      findings.push(`The import '${mark}' ended otherwise than complete: ${JSON.stringify(state)}`);
      return [];
    }
    return titles;
  },
  stored: "SELECT title AS mark FROM conversations WHERE source <> 'chat'",
};

function readCounts(counts: unknown): { created?: unknown; found?: unknown } {
  return typeof counts === 'object' && counts !== null ? counts : {};
}
