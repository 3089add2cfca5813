import { translator } from '#lib/messages.ts';

export const chatMessages = {
  pageTitle: 'AI Chat',
  temporary: 'Temporary chat',
  startersLoading: 'Loading suggestions',
  thinking: 'AI is thinking...',
  input: 'Message',
  homePlaceholder: 'Type your message...',
  send: 'Send message',
  stop: 'Stop the reply',
  newChat: 'New chat',
  copy: 'Copy',
  branchFailed: 'The other version could not be opened. Please try again.',
  replyAnnounced: 'AI Assistant: {text}',
  error: 'Error',
  sendFailed: 'Failed to send message. Please try again.',
  deletedMeanwhile:
    'This conversation has been deleted. Your message is back in the input: send it to start a new one.',
  lockedPlaceholder: 'Upgrade to continue chatting...',
  limitReached: "You've reached your message limit for this month.",
  upgrade: 'Upgrade Plan',
  untitled: 'Untitled Conversation',
  loadingConversation: 'Loading the conversation',
  loadFailed: 'The conversation could not be loaded.',
  loadFailedText: 'Nothing is lost. Please try again.',
  tryAgain: 'Try again',
} as const;

export const t = translator(chatMessages);
