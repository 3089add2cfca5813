import { translator } from '#lib/messages.ts';

export const t = translator({
  label: 'Go to, find or do',
  placeholder: 'Find a conversation, a screen or an action',
  conversations: 'Conversations',
  recent: 'Recent conversations',
  actions: 'Actions',
  screens: 'Screens',
  untitled: 'Untitled Conversation',
  everything: 'Search everything for “{text}”',
  newChat: 'New chat',
  import: 'Import conversations',
  themeLight: 'Light theme',
  themeDark: 'Dark theme',
  themeSystem: 'Theme of the system',
  shortcuts: 'Keyboard shortcuts',
  search: 'Search',
  empty: 'Nothing fits. Try other words.',
});
