import type { Event } from '@app/contract/events';
import type { Reminder } from '@app/contract/reminders';
import type { Task } from '@app/contract/tasks';

export interface BriefingDay {
  /** The calendar day in the user's time zone, such as 2026-11-21. */
  today: string;
  timeZone: string;
  events: readonly Event[];
  tasks: readonly Task[];
  reminders: readonly Reminder[];
  /** Pending suggestions from conversations. */
  suggestions: readonly { title: string }[];
}

const MAX_SUGGESTIONS = 5;

/**
 * The briefing in plain text: a first sentence, then groups of lines, each under its heading. Groups are separated by
 * empty lines.
 */
export function writeBriefing(day: BriefingDay): string {
  const groups = [
    formatGroup(
      'Today',
      [...day.events].map((event) => formatEvent(event, day.timeZone)),
    ),
    formatGroup(
      'Due',
      day.tasks.map((task) => formatTask(task, day.today)),
    ),
    formatGroup(
      'Reminders',
      day.reminders.map(({ title, nextAt }) => `${formatTime(nextAt ?? '', day.timeZone)} ${title}`),
    ),
    formatGroup('Still to decide', formatSuggestions(day.suggestions)),
  ].filter((text) => text !== '');
  return [groups.length === 0 ? 'Nothing is planned for today.' : formatCounts(day), ...groups].join('\n\n');
}

function formatGroup(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [heading, ...lines.map(oneLine)].join('\n');
}

function formatCounts({ events, tasks }: BriefingDay): string {
  const count = (number: number, one: string, many: string) =>
    `${number === 0 ? 'No' : number} ${number === 1 ? one : many}`;
  return `${count(events.length, 'event', 'events')} today, ${count(tasks.length, 'task', 'tasks').toLowerCase()} due.`;
}

function formatEvent({ title, eventDate, isAllDay, location }: Event, timeZone: string): string {
  const place = location === null || location === '' ? '' : `, ${location}`;
  return `${isAllDay ? 'All day' : formatTime(eventDate, timeZone)} ${title}${place}`;
}

function formatTask({ title, dueDate }: Task, today: string): string {
  return dueDate !== null && dueDate < today ? `${title} (since ${formatDay(dueDate)})` : title;
}

function formatSuggestions(suggestions: BriefingDay['suggestions']): string[] {
  const shown = suggestions.slice(0, MAX_SUGGESTIONS).map(({ title }) => title);
  const hiddenCount = suggestions.length - shown.length;
  return hiddenCount === 0 ? shown : [...shown, `and ${hiddenCount} more`];
}

function formatTime(instant: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  // Intl puts a narrow no-break space before AM and PM.
  return time.format(new Date(instant)).replaceAll('\u202F', ' ');
}

function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A line break in a title would turn the next line into a heading. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
