import type { EventDetail } from '@app/contract/event-edits';
import type { Event } from '@app/contract/events';
import type { Queryable } from '#db/database.ts';
import type { Conversations } from './event-links.ts';

const QUOTE_LENGTH = 240;

/** The wording for an event, by category. */
const WORDING: Readonly<Record<string, string>> = {
  education: 'Time to learn',
  work: 'A work commitment',
  health: 'A matter of your health',
  fitness: 'Time to move',
  finances: 'A money matter',
  family: 'Time with your family',
  friends: 'Time with friends',
  politics: 'A public matter',
  religion: 'A matter of your faith',
};

export interface Mention {
  conversationTitle: string;
  /** For example “Nov 3, 2026”, in the time zone of the event. */
  day?: string;
}

/** One sentence that describes the event and its source. */
export function contextText(
  event: Pick<Event, 'category' | 'isAutoDetected' | 'conversationId'>,
  mention?: Mention,
): string {
  const kind = WORDING[event.category?.name.toLowerCase() ?? ''] ?? 'An event';
  if (mention !== undefined) {
    const day = mention.day === undefined ? '' : ` on ${mention.day}`;
    const title = mention.conversationTitle === '' ? 'a conversation' : `“${mention.conversationTitle}”`;
    return `${kind} you spoke about in ${title}${day}.`;
  }
  if (event.conversationId !== null || event.isAutoDetected)
    return `${kind} found in a conversation that is no longer here.`;
  return `${kind} you added yourself.`;
}

/** Puts a text on one line and shortens it at a word boundary. */
export function shortQuote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= QUOTE_LENGTH) return line;
  const cut = line.slice(0, QUOTE_LENGTH).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), QUOTE_LENGTH / 2))}…`;
}

/** Reads an event's context from the conversation it came from. */
export async function describeContext(
  db: Queryable,
  conversations: Conversations,
  userId: string,
  event: Event,
): Promise<EventDetail['context']> {
  const { conversationId, messageId, calendar } = event;
  if (calendar !== undefined) {
    return { text: `From the calendar “${calendar.name}”, which you follow.`, quote: null, conversationTitle: null };
  }
  const conversation = conversationId === null ? undefined : await conversations.find(db, userId, conversationId);
  if (conversation === undefined) return { text: contextText(event), quote: null, conversationTitle: null };
  const [message] =
    messageId === null ? [] : await conversations.findMessages(db, userId, conversation.id, [messageId]);
  const mention = {
    conversationTitle: conversation.title,
    ...(message && { day: dayOf(message.createdAt, event.timeZone) }),
  };
  const quote = message === undefined ? '' : shortQuote(message.content);
  return {
    text: contextText(event, mention),
    quote: quote === '' ? null : quote,
    conversationTitle: conversation.title,
  };
}

function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' }).format(
    instant,
  );
}
