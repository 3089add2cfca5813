import { translator } from '#lib/messages.ts';

/** These texts are not among the others of the chat, because the loading page shows them before the chat has loaded. */
export const t = translator({
  title: 'Welcome to AI Chat',
  text: 'Start a conversation with your AI assistant. Ask questions, get help with tasks, or just chat!',
});
