import type { ConversationSummary } from '@app/contract/conversations';
import type { Event } from '@app/contract/events';
import { formatRecent, formatTime, formatWeekday, type Instant } from '#lib/dates.ts';
import { t } from './chat.messages.ts';

/** A way to begin that comes from what is the person's own: a question for the input, or a conversation to go on with. */
export type Starter =
  | { kind: 'question'; key: string; title: string; detail: string; text: string }
  | { kind: 'conversation'; key: string; title: string; detail: string; id: string };

const mostStarters = 4;
const dayMilliseconds = 86_400_000;

/** At most four: what comes up within a week, then the latest conversations. None for somebody who has neither. */
export function chooseStarters(
  { conversations, events }: { conversations: readonly ConversationSummary[]; events: readonly Event[] },
  now: Instant,
  timeZone: string,
): Starter[] {
  const start = new Date(now).getTime();
  const upcoming = events
    .filter(({ eventDate }) => {
      const distance = Date.parse(eventDate) - start;
      return distance > 0 && distance < 7 * dayMilliseconds;
    })
    .toSorted((a, b) => Date.parse(a.eventDate) - Date.parse(b.eventDate))
    .slice(0, 2);
  const latest = conversations.slice(0, mostStarters - upcoming.length);
  return [
    ...upcoming.map(({ id, title, eventDate }) => ({
      kind: 'question' as const,
      key: `event ${id}`,
      title: t('starterPrepare', { title }),
      detail: `${formatWeekday(eventDate, timeZone)}, ${formatTime(eventDate, timeZone)}`,
      text: t('starterPrepareText', { title }),
    })),
    ...latest.map(({ id, title, updatedAt }) => ({
      kind: 'conversation' as const,
      key: `conversation ${id}`,
      title: title === '' ? t('untitled') : title,
      detail: t('starterContinue', { when: formatRecent(updatedAt, now, timeZone) }),
      id,
    })),
  ];
}
