import { translator } from '#lib/messages.ts';

/** Apart from the chat's other texts, because the loading page shows these before the chat has loaded. */
export const t = translator({
  title: 'Welcome to AI Chat',
  text: 'Start a conversation with your AI assistant. Ask questions, get help with tasks, or just chat!',
});
