import { bodyAndTravel } from './body-and-travel.table.ts';
import { learning } from './learning.table.ts';
import { moneyAndHome } from './money-and-home.table.ts';
import { people } from './people.table.ts';
import type { SampleConversation } from './sample-conversation.ts';
import { withDates } from './sample-dates.ts';
import { work } from './work.table.ts';

/** The time between two messages of a sample conversation. */
const PAUSE_MS = 90_000;
/** When conversations start, in minutes after midnight: mostly in the evening. */
const MINUTES_OF_DAY = [1232, 757, 1271, 462, 1196, 1304, 1047, 1249, 803, 1158];

interface Draft extends SampleConversation {
  id: string;
  startsAt: number;
}

/**
 * A fictional person's conversations over two and a half years, as one ChatGPT export and one Claude export. Importing
 * them and undoing the import works as with real exports. The ids are fixed, so loading the sample again adds nothing.
 */
export function makeSampleArchive(now: Date): File[] {
  const drafts = [...learning, ...moneyAndHome, ...bodyAndTravel, ...work, ...people].map((sample, index): Draft => ({
    ...sample,
    id: `sample-${index + 1}`,
    startsAt: startOf(sample.daysAgo, MINUTES_OF_DAY[index % MINUTES_OF_DAY.length] ?? 0, now),
    turns: sample.turns.map((text) => withDates(text, now)),
  }));
  return [
    toFile(
      'sample-chatgpt.json',
      drafts.filter(({ source }) => source !== 'claude').map((draft) => toChatgpt(draft)),
    ),
    toFile(
      'sample-claude.json',
      drafts.filter(({ source }) => source === 'claude').map((draft) => toClaude(draft)),
    ),
  ];
}

function startOf(daysAgo: number, minuteOfDay: number, now: Date): number {
  const start = new Date(now);
  start.setDate(now.getDate() - daysAgo);
  return start.setHours(0, minuteOfDay, 0, 0);
}

const toFile = (name: string, conversations: readonly object[]): File =>
  new File([JSON.stringify(conversations)], name, { type: 'application/json' });

function toChatgpt({ id, title, turns, startsAt }: Draft) {
  const startSeconds = Math.round(startsAt / 1000);
  const secondsAt = (index: number) => startSeconds + (index * PAUSE_MS) / 1000;
  const nodeId = (index: number) => (index < 0 ? 'root' : `${id}-message-${index + 1}`);
  const nodes = turns.map((text, index) => ({
    id: nodeId(index),
    parent: nodeId(index - 1),
    children: index + 1 < turns.length ? [nodeId(index + 1)] : [],
    message: {
      id: nodeId(index),
      author: { role: index % 2 === 0 ? 'user' : 'assistant' },
      create_time: secondsAt(index),
      content: { content_type: 'text', parts: [text] },
    },
  }));
  const root = { id: 'root', parent: null, children: [nodeId(0)], message: null };
  return {
    id,
    conversation_id: id,
    title,
    create_time: startSeconds,
    update_time: secondsAt(turns.length - 1),
    current_node: nodeId(turns.length - 1),
    mapping: Object.fromEntries([root, ...nodes].map((node) => [node.id, node])),
  };
}

function toClaude({ id, title, turns, startsAt }: Draft) {
  const timeAt = (index: number) => new Date(startsAt + index * PAUSE_MS).toISOString();
  return {
    uuid: id,
    name: title,
    created_at: timeAt(0),
    updated_at: timeAt(turns.length - 1),
    chat_messages: turns.map((text, index) => ({
      uuid: `${id}-message-${index + 1}`,
      sender: index % 2 === 0 ? 'human' : 'assistant',
      created_at: timeAt(index),
      text,
    })),
  };
}
