import type { ReadConversation } from '../archive/read-conversation.ts';
import { cut } from './fields.ts';

const SPEAKERS = { user: 'User', assistant: 'Assistant' } as const;

/** As many messages as fit into `max` characters; the first is cut if it alone is longer. */
export function writeMarkdown({ title, messages }: ReadConversation, max: number): { text: string; shown: number } {
  let text = `# ${title === '' ? 'Untitled conversation' : title}`;
  let shown = 0;
  for (const { role, at, text: content } of messages) {
    const part = `\n\n**${SPEAKERS[role]}** (${at.slice(0, 10)}):\n\n${content}`;
    if (text.length + part.length > max) return shown > 0 ? { text, shown } : { text: cut(text + part, max), shown: 1 };
    text += part;
    shown += 1;
  }
  return { text, shown };
}
