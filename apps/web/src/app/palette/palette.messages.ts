import { translator } from '#lib/messages.ts';

export const t = translator({
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
  themeSystem: 'System theme',
  shortcuts: 'Keyboard shortcuts',
  search: 'Search',
  empty: 'No matches. Try different words.',
});
