import type { Event } from '@app/contract/events';
import type { ReportLine, ReportSection, ReportSource } from '@app/contract/reports';
import { localDay } from '#platform/local-day.ts';
import type { ReportFacts } from './report-facts.ts';

const MAX_LINES = 8;
const MAX_SOURCES = 5;
const MAX_TOPICS = 4;

/** Sections for what happened, what was decided, what is open and what is next; each line has its sources. */
export function writeReport(facts: ReportFacts): ReportSection[] {
  return [
    { kind: 'happened', lines: formatHappened(facts) },
    { kind: 'decided', lines: formatDecided(facts) },
    { kind: 'open', lines: formatOpen(facts) },
    { kind: 'next', lines: formatNext(facts) },
  ];
}

function formatHappened(facts: ReportFacts): ReportLine[] {
  const { trends, categories, events, tasksDone, goals } = facts;
  const { conversations, questions } = trends.totals;
  const topics = trends.topics.slice(0, MAX_TOPICS);
  const minutes = events.reduce((sum, { isAllDay, isFree, duration }) => sum + (isAllDay || isFree ? 0 : duration), 0);
  return [
    ...listIf(conversations + questions > 0, () => ({
      text: `${formatCount(conversations, 'conversation', 'conversations')} started, ${formatCount(questions, 'question', 'questions')} asked.`,
      sources: [trendSource(facts, 'The charts of this time')],
    })),
    ...categories.map(({ id, name, conversations: number, examples }) => ({
      text: `${name}: ${formatCount(number, 'conversation', 'conversations')}.`,
      sources: [
        ...examples.map(({ conversationId, title }) => conversationSource(conversationId, title)),
        ...listIf(number > examples.length, () => trendSource(facts, `All ${number}`, `&category=${id}`)),
      ],
    })),
    ...listIf(topics.length > 0, () => ({
      text: `Came up most: ${topics.map(({ label, conversations: times }) => `${label} (${times})`).join(', ')}.`,
      sources: topics.map(({ key, label }) => trendSource(facts, label, `&topic=${encodeURIComponent(key)}`)),
    })),
    ...listIf(events.length > 0, () => ({
      text: `${formatCount(events.length, 'event', 'events')}${minutes === 0 ? '' : `, ${formatHours(minutes)} in all`}.`,
      sources: oncePerSeries(events).slice(0, MAX_SOURCES).map(eventSource),
    })),
    ...listIf(tasksDone.length > 0, () => ({
      text: `${formatCount(tasksDone.length, 'task', 'tasks')} done.`,
      sources: tasksDone.slice(0, MAX_SOURCES).map(({ title }) => taskSource(title)),
    })),
    ...goals.map(({ goal, activity }) => ({
      text: `${goal.title}: ${formatActivity(activity, goal.unit)}; ${goal.progress}% reached.`,
      sources: [goalSource(goal)],
    })),
  ];
}

function formatDecided({ decisions, acceptedSuggestions, newGoals }: ReportFacts): ReportLine[] {
  return [
    ...decisions.map(({ text, conversationId, title, messageId }) => ({
      text: `“${text}”`,
      sources: [conversationSource(conversationId, title, messageId)],
    })),
    ...acceptedSuggestions.map(({ title, conversationId, conversationTitle }) => ({
      text: `Accepted: ${title}.`,
      sources: [conversationSource(conversationId, conversationTitle)],
    })),
    ...newGoals.map((goal) => ({ text: `A new goal: ${goal.title}.`, sources: [goalSource(goal)] })),
  ];
}

function formatOpen({ dueTasks, goalsBehind, openItems, today }: ReportFacts): ReportLine[] {
  const lines = dueTasks.slice(0, MAX_LINES).map(({ title, dueDate }) => ({
    text: `${title}, due ${formatDay(dueDate ?? today)}.`,
    sources: [taskSource(title)],
  }));
  return [
    ...lines,
    ...listIf(dueTasks.length > lines.length, () => ({
      text: `${formatCount(dueTasks.length - lines.length, 'more task', 'more tasks')} due.`,
      sources: [taskSource('All tasks')],
    })),
    ...openItems.map(({ isUnsolved, text, conversationId, title, messageId }) => ({
      text: isUnsolved ? `Not solved: “${text}”` : `“${text}”`,
      sources: [conversationSource(conversationId, title, messageId)],
    })),
    ...goalsBehind.slice(0, MAX_LINES).map((goal) => ({
      text: `${goal.title}: ${goal.pace?.state === 'overdue' ? 'overdue' : 'behind pace'}, ${goal.progress}% reached.`,
      sources: [goalSource(goal)],
    })),
  ];
}

function formatNext({ nextEvents, nextTasks, timeZone }: ReportFacts): ReportLine[] {
  const distinctEvents = oncePerSeries(nextEvents);
  const events = distinctEvents.slice(0, MAX_LINES).map((event) => ({
    text: `${formatDay(localDay(new Date(event.eventDate), event.isAllDay ? event.timeZone : timeZone))}${formatTime(event, timeZone)}: ${event.title}.`,
    sources: [eventSource(event)],
  }));
  return [
    ...events,
    ...listIf(distinctEvents.length > events.length, () => ({
      text: `${formatCount(distinctEvents.length - events.length, 'more event', 'more events')}.`,
      sources: [{ kind: 'event' as const, label: 'The schedule', link: '/schedule' }],
    })),
    ...nextTasks.slice(0, MAX_LINES).map(({ title, dueDate }) => ({
      text: `${title}, due ${formatDay(dueDate ?? '')}.`,
      sources: [taskSource(title)],
    })),
  ];
}

/** A list with the value that `make` returns, or an empty list if the condition is false. */
const listIf = <Value>(condition: boolean, make: () => Value): Value[] => (condition ? [make()] : []);

const conversationSource = (id: string, title: string, messageId?: string): ReportSource => ({
  kind: 'conversation',
  label: title === '' ? 'Untitled Conversation' : title,
  link: `/conversation-chat/${id}${messageId === undefined ? '' : `?message=${messageId}`}`,
  conversationId: id,
});

const trendSource = ({ period: { firstDay, lastDay } }: ReportFacts, label: string, filter = ''): ReportSource => ({
  kind: 'trends',
  label,
  link: `/trends?from=${firstDay}&to=${lastDay}${filter}`,
});

/** Repeating events are listed once, at their first occurrence. */
const oncePerSeries = (events: readonly Event[]): Event[] =>
  events.filter(
    ({ seriesId }, index) => seriesId === null || events.findIndex((other) => other.seriesId === seriesId) === index,
  );

const eventSource = ({ id, title }: Event): ReportSource => ({
  kind: 'event',
  label: title,
  link: `/schedule?event=${encodeURIComponent(id)}`,
});

const taskSource = (title: string): ReportSource => ({ kind: 'task', label: title, link: '/schedule' });

const goalSource = ({ id, title }: { id: string; title: string }): ReportSource => ({
  kind: 'goal',
  label: title,
  link: `/goals/${id}`,
});

const formatCount = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

function formatHours(minutes: number): string {
  if (minutes < 60) return formatCount(minutes, 'minute', 'minutes');
  // With one decimal.
  const hours = Math.round(minutes / 6) / 10;
  return hours === 1 ? '1 hour' : `${hours.toLocaleString('en-US')} hours`;
}

function formatActivity({ amount, milestones }: { amount: number; milestones: string[] }, unit: string | null): string {
  const phrases = [
    ...listIf(
      amount !== 0,
      () => `${amount > 0 ? '+' : ''}${amount.toLocaleString('en-US')}${unit === null ? '' : ` ${unit}`}`,
    ),
    ...listIf(milestones.length > 0, () => `reached ${milestones.join(', ')}`),
  ];
  return phrases.length === 0 ? 'logged' : phrases.join(', ');
}

/** 'Mon, Nov 23' */
function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** ', 9:05 AM' */
function formatTime({ eventDate, isAllDay }: Event, timeZone: string): string {
  if (isAllDay) return '';
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  // Intl puts a narrow no-break space before AM and PM.
  return `, ${time.format(new Date(eventDate)).replaceAll('\u202F', ' ')}`;
}
