import type { ConversationSummary } from '@app/contract/conversations';
import type { Event } from '@app/contract/events';
import { formatRecent, formatTime, formatWeekday, type Instant } from '#lib/dates.ts';
import { t } from './chat.messages.ts';

/** A suggested start: a question for the input, a conversation to continue, or a link to a screen. */
export type Starter =
  | { kind: 'question'; key: string; title: string; detail: string; text: string }
  | { kind: 'conversation'; key: string; title: string; detail: string; id: string }
  | { kind: 'page'; key: string; title: string; detail: string; path: string };

const maxStarters = 4;
const dayMilliseconds = 86_400_000;

/** At most four: events of the coming week, then the latest conversations; first steps if there are neither. */
export function chooseStarters(
  { conversations, events }: { conversations: readonly ConversationSummary[]; events: readonly Event[] },
  now: Instant,
  timeZone: string,
): Starter[] {
  const nowMilliseconds = new Date(now).getTime();
  const upcoming = events
    .filter(({ eventDate }) => {
      const timeUntil = Date.parse(eventDate) - nowMilliseconds;
      return timeUntil > 0 && timeUntil < 7 * dayMilliseconds;
    })
    .toSorted((a, b) => Date.parse(a.eventDate) - Date.parse(b.eventDate))
    .slice(0, 2);
  const latest = conversations.slice(0, maxStarters - upcoming.length);
  if (upcoming.length === 0 && latest.length === 0) return firstSteps();
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

function firstSteps(): Starter[] {
  return [
    { kind: 'page', key: 'import', title: t('starterImport'), detail: t('starterImportDetail'), path: '/imports' },
    {
      kind: 'question',
      key: 'plan',
      title: t('starterPlan'),
      detail: t('starterPlanDetail', { text: t('starterPlanText') }),
      text: t('starterPlanText'),
    },
  ];
}
