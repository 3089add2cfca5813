import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';

const TURNS = 300;
const START_SECONDS = 1_780_000_000;

/**
 * Writes an export of one conversation with two branches of hundreds of messages of different lengths. The shown
 * branch mentions marzipan near its start, the other branch mentions nougat near its end.
 */
export async function writeLongConversation(): Promise<string> {
  const turns = (['other', 'shown'] as const).flatMap((branch) =>
    Array.from({ length: TURNS }, (_, at) => makeTurn(branch, at)),
  );
  const conversation = makeChatgptConversation(turns, { title: 'A long one', conversation_id: 'long', id: 'long' });
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'long-conversation-')), 'conversations.json');
  await writeFile(file, JSON.stringify([conversation]));
  return file;
}

/** A word that only one message of the branch has, and the position of that message. */
const RARE_WORDS = { shown: { at: 21, word: 'marzipan' }, other: { at: 260, word: 'nougat' } } as const;

function makeTurn(branch: keyof typeof RARE_WORDS, at: number) {
  const { at: wordPosition, word } = RARE_WORDS[branch];
  const sentence = `Message ${at + 1} of the ${branch} branch speaks of ${at === wordPosition ? word : 'flour'} and of baking. `;
  return {
    id: `${branch}-${at}`,
    role: at % 2 === 0 ? 'user' : 'assistant',
    text: sentence.repeat(1 + (at % 9) * 3),
    time: START_SECONDS + at * 60,
    ...(at === 0 && { parent: 'root' }),
  };
}
