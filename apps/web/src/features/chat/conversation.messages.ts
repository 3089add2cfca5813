/** The texts of the screen of one conversation. */
import { translator } from '#lib/messages.ts';

export const t = translator({
  continuePlaceholder: 'Continue your conversation...',
  hint: 'Press Enter to send • Shift+Enter for new line',
  deletedWhileOpen:
    'This conversation has been deleted. Your message is back in the input, and the conversation can be restored from the trash.',
  unknownCategory: 'Unknown',
  backTo: 'Back to {category}',
  notFound: 'This conversation does not exist.',
  notFoundText: 'It may have been deleted. Deleted conversations stay in the trash for 30 days.',
  noMessages: 'This conversation has no messages yet.',
});
