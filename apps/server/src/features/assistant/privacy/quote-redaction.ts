/** A stored message. Only replies can quote conversations. */
export interface QuotingMessage {
  role: 'user' | 'assistant';
  content: string;
  /** Only the blocks of the types `sources` and `context` are used. */
  blocks?: readonly { type: string }[] | null | undefined;
}

/** A link to a conversation; the group is the conversation's id. */
const CONVERSATION_LINK = /\/conversation-chat\/([\da-f]{8}-[\da-f-]{27})/g;
const REDACTION_NOTE = '[Left out: this reply quoted a conversation that is kept from models.]';

interface Sources {
  type: 'sources';
  sources: { conversationId: string }[];
}

interface UsedContext {
  type: 'context';
  lines: { conversationId: string | null }[];
}

const isSources = (block: { type: string }): block is Sources => block.type === 'sources';
const isContext = (block: { type: string }): block is UsedContext => block.type === 'context';

/** The conversations that a reply links to, names as sources, or took facts about the user from. */
export function quotedConversationIds({ role, content, blocks }: QuotingMessage): string[] {
  if (role === 'user') return [];
  const linked = [...content.matchAll(CONVERSATION_LINK)].flatMap(([, id]) => id ?? []);
  const cited = (blocks ?? []).flatMap((block) => {
    if (isSources(block)) return block.sources.map(({ conversationId }) => conversationId);
    return isContext(block) ? block.lines.flatMap(({ conversationId }) => conversationId ?? []) : [];
  });
  return [...new Set([...linked, ...cited])];
}

/** Replaces the text of each reply that quotes an excluded conversation with a note. */
export const redactReplies = <Message extends QuotingMessage>(
  messages: readonly Message[],
  excluded: ReadonlySet<string>,
): Message[] =>
  messages.map((message) =>
    quotedConversationIds(message).some((id) => excluded.has(id)) ? { ...message, content: REDACTION_NOTE } : message,
  );
