import type { ConversationDetail } from '@app/contract/conversations';

/** A conversation with the messages of its active branch. */
export interface ConversationForPrograms {
  id: string;
  title: string;
  createdAt: string;
  category: string;
  source: string;
  messages: { id: string; role: 'user' | 'assistant'; text: string; at: string }[];
}

export function toConversationForPrograms(
  { id, title, createdAt, category, source }: ConversationDetail,
  path: ConversationDetail['messages'],
): ConversationForPrograms {
  const messages = path.map((message) => ({
    id: message.id,
    role: message.role,
    text: message.content,
    at: message.createdAt,
  }));
  return { id, title, createdAt, category: category.name, source, messages };
}
