import { expect, test } from 'vitest';
import { readBytes } from '../../testing/read-sample.ts';

const messages = [
  { role: 'system', content: 'Be brief.' },
  { role: 'system', content: 'Where do swifts sleep?' },
  { role: 'assistant', content: 'In the air.' },
];
/** Only Better ChatGPT writes this field. */
const betterChatGpt = { titleSet: true };
const readTexts = async (chat: object) => {
  const { conversations } = await readBytes(JSON.stringify({ chats: [{ id: 'c', messages, ...chat }] }), 'x.json');
  return conversations.flatMap((conversation) => conversation.messages.map(({ role, content }) => [role, content]));
};

test('what was typed with the role system is a question in files of Better ChatGPT, but not in those of TypingMind', async () => {
  expect(await readTexts(betterChatGpt)).toEqual([
    ['user', 'Where do swifts sleep?'],
    ['assistant', 'In the air.'],
  ]);
  expect(await readTexts({})).toEqual([['assistant', 'In the air.']]);
});
