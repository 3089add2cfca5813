import { healthAndHome } from './health-and-home.ts';
import { peopleAndMoney } from './people-and-money.ts';
import type { SampleConversation } from './sample-conversation.ts';
import { workAndLearning } from './work-and-learning.ts';

const dayMs = 86_400_000;
/** The time between two messages of a sample conversation. */
const pauseSeconds = 90;

const sampleFileName = 'sample-archive.json';

/**
 * Sample conversations as a ChatGPT export, so that importing them and undoing the import work as with the user's own
 * export. The ids of the conversations are fixed, so loading the sample again adds nothing.
 */
export function makeSampleArchive(now: Date): File {
  const conversations = [...workAndLearning, ...healthAndHome, ...peopleAndMoney].map((sample, index) =>
    toExported(sample, `sample-${index + 1}`, now),
  );
  return new File([JSON.stringify(conversations)], sampleFileName, { type: 'application/json' });
}

function toExported({ title, daysAgo, turns }: SampleConversation, id: string, now: Date) {
  const startSeconds = Math.round((now.getTime() - daysAgo * dayMs) / 1000);
  const nodeId = (index: number) => (index < 0 ? 'root' : `${id}-message-${index + 1}`);
  const nodes = turns.map((text, index) => ({
    id: nodeId(index),
    parent: nodeId(index - 1),
    children: index + 1 < turns.length ? [nodeId(index + 1)] : [],
    message: {
      id: nodeId(index),
      author: { role: index % 2 === 0 ? 'user' : 'assistant' },
      create_time: startSeconds + index * pauseSeconds,
      content: { content_type: 'text', parts: [text] },
    },
  }));
  const root = { id: 'root', parent: null, children: [nodeId(0)], message: null };
  return {
    id,
    conversation_id: id,
    title,
    create_time: startSeconds,
    update_time: startSeconds + (turns.length - 1) * pauseSeconds,
    current_node: nodeId(turns.length - 1),
    mapping: Object.fromEntries([root, ...nodes].map((node) => [node.id, node])),
  };
}
