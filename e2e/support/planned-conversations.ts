import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';

const DAY_SECONDS = 86_400;

const MONEY = [
  'Mortgage refinance costs',
  'Is a mortgage refinance worth it',
  'Mortgage refinance options',
  'Tax return deadline',
  'File a late tax return',
  'Tax return for freelancers',
  'Amended tax return form',
  'A savings account for the children',
];

/**
 * Writes an export of two recent conversations with future plans, and of several about money, so that subcategories are
 * proposed.
 */
export async function writePlannedConversations(): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const makeConversation = (title: string, ...questions: string[]) => {
    const turns = questions.flatMap((text, index) => [
      { id: `${title}-q${index}`, text, time: now - DAY_SECONDS },
      { id: `${title}-a${index}`, role: 'assistant', text: 'Good. What else?', time: now - DAY_SECONDS },
    ]);
    return makeChatgptConversation(turns, {
      title,
      create_time: now - DAY_SECONDS,
      update_time: now - DAY_SECONDS,
      conversation_id: title,
      id: title,
    });
  };
  const conversations = [
    makeConversation(
      'Planning next week',
      'I have a dentist appointment in 5 days at 3pm.',
      'Remind me to call the insurance in 3 days at 10am.',
      'I need to finish the tax return by the end of next week.',
    ),
    makeConversation('Moving the desk', 'Let us meet with Ana in 8 days at 12pm for lunch.'),
    ...MONEY.map((title) => makeConversation(title, `${title}: what should I know about the bank, interest and fees?`)),
  ];
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'planned-conversations-')), 'conversations.json');
  await writeFile(file, JSON.stringify(conversations));
  return file;
}
