import type { NotReadyReason } from '#reading/reading.ts';
import type { ConversationState } from '#storage/states.ts';

const NOT_READY: Readonly<Record<NotReadyReason, string>> = {
  unfinished: 'A reply is still being written. It is saved when the page loads it complete.',
  incomplete: 'The page has loaded only the later part of this conversation. Scroll up to its beginning to save it.',
  no_details: 'The page has not loaded the details of this conversation yet. Reload the page to save the conversation.',
  empty: 'It has no messages yet.',
};

/** The state of a conversation as a title and a sentence. */
export function describeState(state: ConversationState, site: string): { title: string; text: string } {
  switch (state.status) {
    case 'archived':
      return { title: 'Archived', text: 'Your archive has what this page has loaded.' };
    case 'queued':
      return { title: 'Waiting to be sent', text: 'It is kept in this browser until your archive has confirmed it.' };
    case 'grown':
      return { title: 'New since it was loaded', text: 'It is saved when you open it again or reload the page.' };
    case 'not_ready':
      return { title: 'Not saved yet', text: NOT_READY[state.reason] };
    case 'temporary':
      return { title: 'Temporary chat', text: 'Temporary chats are never saved.' };
    case 'format_changed':
      return {
        title: 'Not saved',
        text: `${site} has changed how it loads conversations (“${state.reason}” is missing). Update the extension, or import an export.`,
      };
    case 'skipped':
      return { title: 'Not saved', text: `Your archive did not store it: ${state.reason}` };
    case 'too_large':
      return { title: 'Not saved', text: `It is larger than 16 MB. Import the export of ${site} instead.` };
    case 'dropped':
      return {
        title: 'Not saved',
        text: 'Too many conversations were waiting to be sent. Open it again once your archive is back.',
      };
  }
}

export const texts = {
  otherPage: {
    title: 'No conversation here',
    text: 'Open a conversation on one of the sites that you have switched on.',
  },
  offTitle: (site: string) => `${site} is switched off`,
  offText: (site: string) =>
    `Switched on, each conversation that you open on ${site} is sent to your archive. Temporary chats and incognito windows never are.`,
  turnOn: (site: string) => `Turn on for ${site}`,
  turnOff: 'Turn off',
  notConnected: { title: 'Not connected', text: 'Connect this browser with your archive first.' },
  revoked: {
    title: 'Disconnected',
    text: 'Your archive does not accept this browser any more. Unsent conversations are kept: connect it again.',
  },
  connect: 'Connect…',
  noChat: { title: 'No conversation is open', text: 'A conversation is saved when you open it.' },
  unseen: { title: 'Not seen yet', text: 'This page was loaded before. Reload it to save this conversation.' },
  reload: 'Reload the page',
  open: 'Open in my archive',
  openEarlier: 'Open what is archived',
  related: 'Related in your archive',
  noRelated: 'Nothing related was found.',
  relatedLocked: 'To see related conversations, connect this browser with a code that also lets it search.',
  waiting: (count: number) => `${count} ${count === 1 ? 'conversation waits' : 'conversations wait'} to be sent.`,
  sendNow: 'Send now',
  settings: 'Settings',
} as const;
