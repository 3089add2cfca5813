/** The address of a conversation in the app. */
export function conversationUrl(origin: string, id: string): string {
  return `${origin}/conversation-chat/${id}`;
}

/** Where suggested plans wait for the person. */
export function inboxUrl(origin: string): string {
  return `${origin}/inbox`;
}

/** Where proposed cards wait for the person. */
export function learningUrl(origin: string): string {
  return `${origin}/learning`;
}

export const CONVERSATION_URI = 'archive://conversations/{id}';

export function conversationUri(id: string): string {
  return CONVERSATION_URI.replace('{id}', id);
}
