import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeChatgptConversation } from '../../apps/server/test/export-generators/chatgpt-export.ts';

const DAY_SECONDS = 86_400;

/** An export of two recent conversations whose plans still lie ahead. */
export async function writePlannedTalks(): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const talk = (title: string, ...questions: string[]) => {
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
  const talks = [
    talk(
      'Planning next week',
      'I have a dentist appointment in 5 days at 3pm.',
      'Remind me to call the insurance in 3 days at 10am.',
      'I need to finish the tax return by the end of next week.',
    ),
    talk('Moving the desk', 'Let us meet with Ana in 8 days at 12pm for lunch.'),
  ];
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'planned-talks-')), 'conversations.json');
  await writeFile(file, JSON.stringify(talks));
  return file;
}
