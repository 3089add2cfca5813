// Responses that web apps load to show a conversation.
import { asOneBranch, list, toSeconds } from './values.mjs';

/** The results are newest first. @returns {import('./values.mjs').FileConversation} */
export function readCopilotHistory({ results }) {
  const messages = results.toReversed().map(({ author, content, createdAt }) => ({
    role: author.type === 'human' ? 'user' : 'assistant',
    time: toSeconds(createdAt),
    texts: list(content).flatMap(({ type, text }) => (type === 'text' ? text : [])),
    // Addresses of sources.
    unorderedTexts: list(content).flatMap(({ url }) => url ?? []),
  }));
  return { id: null, title: null, messages: asOneBranch(messages) };
}

/** @returns {import('./values.mjs').FileConversation} */
export function readDeepseekHistory({ chat_session: session, chat_messages: messages }) {
  return {
    id: session?.id ?? null,
    title: session?.title ?? null,
    messages: messages.map((message) => ({
      id: `${message.message_id}`,
      parent: message.parent_id === null ? null : `${message.parent_id}`,
      role: message.role === 'USER' ? 'user' : 'assistant',
      time: toSeconds(message.inserted_at),
      texts: list(message.fragments).flatMap(({ content }) => content ?? []),
    })),
  };
}

/** Google writes this before JSON, so that other sites cannot run it as a script. */
const GUARD = ")]}'";

export const isGeminiResponse = (text) => text.startsWith(GUARD);

/**
 * Lines of JSON, each after a line with its length; the conversation is the result of the call hNvQHb, newest turn first.
 * @returns {import('./values.mjs').FileConversation[]}
 */
export function readGeminiResponse(text) {
  const rows = text.split('\n').flatMap((line) => (line.startsWith('[') ? JSON.parse(line) : []));
  return rows
    .filter(([kind, call]) => kind === 'wrb.fr' && call === 'hNvQHb')
    .map(([, , json]) => {
      const turns = JSON.parse(json)[0].toReversed();
      const messages = turns.flatMap(([, , [[question]], [[[, answers]]], [seconds]]) => [
        { role: 'user', time: seconds, texts: [question] },
        { role: 'assistant', time: seconds, texts: answers },
      ]);
      return { id: turns[0]?.[0][0] ?? null, title: null, messages: asOneBranch(messages) };
    });
}
