/** The texts of the tools for reading a conversation, which an empty chat does not load. */
import { translator } from '#lib/messages.ts';

export const t = translator({
  find: 'Find in this conversation',
  questions: '{count, plural, one {# question} other {# questions}}',
  outline: 'Questions in this conversation',
  branches: 'Branches',
  branchesLabel: 'Branches of this conversation',
  moreQuestions: '{count, plural, one {# more question} other {# more questions}}',
  reply: 'Reply',
  replyBy: 'Reply by {model}',
  reading: 'Text size and width',
  readingSize: 'Text size',
  'readingSize.standard': 'Standard',
  'readingSize.large': 'Large',
  'readingSize.larger': 'Larger',
  readingWidth: 'Line width',
  'readingWidth.narrow': 'Narrow',
  'readingWidth.standard': 'Standard',
  'readingWidth.wide': 'Wide',
});
