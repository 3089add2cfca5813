import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';

const DAY_SECONDS = 86_400;

const REPORT_REQUEST = 'Can you write the weekly status report for the marketing team about';

/** Days ago, title, message. */
const CONVERSATIONS: readonly (readonly [number, string, string])[] = [
  [21, 'A shop by the sea', "I'm planning to open a coffee shop in Lisbon. What permits do I need?"],
  [6, 'Permits in Portugal', 'I decided to open the coffee shop in Lisbon with my sister. Where do we begin?'],
  [12, 'Before the operation', "I'm really worried about my mother's operation. How long does one stay in hospital?"],
  [
    3,
    'Questions for the surgeon',
    "I'm still anxious about the operation of my mother. What should we ask the surgeon?",
  ],
  [9, 'Calm mornings', 'I want to meditate for ten minutes every morning. How do people keep at it?'],
  [4, 'Photos of the trip', 'I promised Anna to send her the photos of our trip. Which format is best for prints?'],
  [15, 'Status report', `${REPORT_REQUEST} newsletters?`],
  [8, 'Another status report', `${REPORT_REQUEST} advertising?`],
  [2, 'This week’s status report', `${REPORT_REQUEST} events?`],
];

/**
 * Writes an export of the last three weeks, with plans, worries, a promise, a desired habit and a repeated question.
 */
export async function writeInsightConversations(): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const conversations = CONVERSATIONS.map(([daysAgo, title, text]) => {
    const time = now - daysAgo * DAY_SECONDS;
    const turns = [
      { id: `${title}-q`, text, time },
      { id: `${title}-a`, role: 'assistant', text: 'Here is what to keep in mind.', time: time + 60 },
    ];
    const name = { title, conversation_id: title, id: title };
    return makeChatgptConversation(turns, { ...name, create_time: time, update_time: time + 60 });
  });
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'insight-conversations-')), 'conversations.json');
  await writeFile(file, JSON.stringify(conversations));
  return file;
}
