import { healthAndHome } from './health-and-home.ts';
import { peopleAndMoney } from './people-and-money.ts';
import type { SampleConversation } from './sample-conversation.ts';
import { workAndLearning } from './work-and-learning.ts';

const dayMs = 86_400_000;
/** How far apart two messages of a sample conversation were written. */
const pauseSeconds = 90;

const sampleFileName = 'sample-archive.json';

/**
 * Conversations to look around with, as an export of ChatGPT: they come in by the same way as anybody's own, and go by
 * the same undo. Loading them again adds nothing, because their ids stay.
 */
export function makeSampleArchive(now: Date): File {
  const conversations = [...workAndLearning, ...healthAndHome, ...peopleAndMoney].map((sample, index) =>
    toExported(sample, `sample-${index + 1}`, now),
  );
  return new File([JSON.stringify(conversations)], sampleFileName, { type: 'application/json' });
}

function toExported({ title, daysAgo, turns }: SampleConversation, id: string, now: Date) {
  const began = Math.round((now.getTime() - daysAgo * dayMs) / 1000);
  const nodeId = (index: number) => (index < 0 ? 'root' : `${id}-message-${index + 1}`);
  const nodes = turns.map((text, index) => ({
    id: nodeId(index),
    parent: nodeId(index - 1),
    children: index + 1 < turns.length ? [nodeId(index + 1)] : [],
    message: {
      id: nodeId(index),
      author: { role: index % 2 === 0 ? 'user' : 'assistant' },
      create_time: began + index * pauseSeconds,
      content: { content_type: 'text', parts: [text] },
    },
  }));
  const root = { id: 'root', parent: null, children: [nodeId(0)], message: null };
  return {
    id,
    conversation_id: id,
    title,
    create_time: began,
    update_time: began + (turns.length - 1) * pauseSeconds,
    current_node: nodeId(turns.length - 1),
    mapping: Object.fromEntries([root, ...nodes].map((node) => [node.id, node])),
  };
}
