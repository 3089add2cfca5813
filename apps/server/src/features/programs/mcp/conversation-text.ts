import type { ConversationForPrograms } from '../archive/conversation-for-programs.ts';
import { truncateAsJson, lengthAsJson } from './fields.ts';

const SPEAKERS = { user: 'User', assistant: 'Assistant' } as const;

/** As many messages as fit into `max` characters as JSON; the first is cut if it alone is longer. */
export function formatConversation(
  { title, messages }: ConversationForPrograms,
  max: number,
): { text: string; shown: number } {
  let text = `# ${title === '' ? 'Untitled conversation' : title}`;
  let shown = 0;
  let length = lengthAsJson(text);
  for (const { role, at, text: content } of messages) {
    const part = `\n\n**${SPEAKERS[role]}** (${at.slice(0, 10)}):\n\n${content}`;
    length += lengthAsJson(part);
    if (length > max) return shown > 0 ? { text, shown } : { text: truncateAsJson(text + part, max), shown: 1 };
    text += part;
    shown += 1;
  }
  return { text, shown };
}
