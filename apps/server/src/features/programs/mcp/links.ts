/** The address of a conversation in the app. */
export function conversationUrl(origin: string, id: string): string {
  return `${origin}/conversation-chat/${id}`;
}

/** The address of the page where suggestions wait for the person. */
export function inboxUrl(origin: string): string {
  return `${origin}/inbox`;
}

/** The address of the page where proposed cards wait for the person. */
export function learningUrl(origin: string): string {
  return `${origin}/learning`;
}

export const CONVERSATION_URI = 'archive://conversations/{id}';

export function conversationUri(id: string): string {
  return CONVERSATION_URI.replace('{id}', id);
}
