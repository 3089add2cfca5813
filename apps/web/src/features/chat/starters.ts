import type { ConversationSummary } from '@app/contract/conversations';
import type { Event } from '@app/contract/events';
import { formatRecent, formatTime, formatWeekday, type Instant } from '#lib/dates.ts';
import { t } from './chat.messages.ts';

/** A way to begin: a question for the input, a conversation to go on with, or the screen where something begins. */
export type Starter =
  | { kind: 'question'; key: string; title: string; detail: string; text: string }
  | { kind: 'conversation'; key: string; title: string; detail: string; id: string }
  | { kind: 'page'; key: string; title: string; detail: string; path: string };

const mostStarters = 4;
const dayMilliseconds = 86_400_000;

/** At most four: what comes up within a week, then the latest conversations. The first steps for who has neither. */
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
