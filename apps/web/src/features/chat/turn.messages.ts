/** The texts of the turns of a conversation, which an empty chat does not load. */
import { translator } from '#lib/messages.ts';

export const t = translator({
  fallbackLine: "I'm having trouble connecting right now. Please try again.",
  thread: 'Messages',
  you: 'You',
  assistant: 'AI Assistant',
  jumpToLatest: 'Jump to latest',
  edit: 'Edit and send again',
  editLabel: 'Edit your message',
  cancelEdit: 'Cancel',
  sendEdit: 'Send',
  regenerate: 'Regenerate reply',
  retry: 'Retry',
  continueReply: 'Continue',
  interrupted: 'This reply is unfinished.',
  unanswered: 'This message has no reply yet.',
  version: 'Version {shown, number} of {total, number}',
  versionShort: '{shown, number}/{total, number}',
  previousVersion: 'Previous version',
  nextVersion: 'Next version',
  sources: 'From your conversations',
  context: 'From what your archive knows about you',
  contextLink: 'See or change it',
  answers: 'Suggested replies',
});
