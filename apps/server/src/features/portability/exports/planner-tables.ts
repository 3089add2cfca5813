import { type Cell, CSV_BYTE_ORDER_MARK, csvLine } from '@app/contract/csv';
import type { FeedEvent, FeedException } from '#features/schedule/schedule.service.ts';
import type { TaskRow } from '#features/tasks/tasks.service.ts';
import type { LocalTimeFormatter } from './local-time-formatter.ts';

const EVENT_COLUMNS = [
  'Title',
  'Starts',
  'Ends',
  'All day',
  'Time zone',
  'Repeats',
  'In place of',
  'Cancelled',
  'Location',
  'Notes',
  'Category',
  'Created',
  'Id',
];
const TASK_COLUMNS = ['Title', 'Due', 'Minutes', 'Done', 'Done at', 'Repeats', 'Goal', 'Created', 'Id'];
const MINUTE_MS = 60_000;

export interface TableStyle {
  timeZone: string;
  formatLocalTime: LocalTimeFormatter;
  /** The names of categories or goals, by id. */
  names: ReadonlyMap<string, string>;
}

/** One row per event or series, in its time zone, then one for each occurrence that differs from the rule. */
export async function* writeEvents(
  pages: AsyncIterable<readonly FeedEvent[]>,
  style: TableStyle,
): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + csvLine(EVENT_COLUMNS);
  for await (const events of pages) {
    yield events
      .flatMap((event) => [
        csvLine(eventCells(event, style)),
        ...event.exceptions.map((exception) =>
          csvLine(
            eventCells(
              { ...event, ...exception.changes, eventDate: exception.eventDate, localStart: null },
              style,
              exception,
            ),
          ),
        ),
      ])
      .join('');
  }
}

function eventCells(
  event: FeedEvent,
  { timeZone, formatLocalTime, names }: TableStyle,
  exception?: FeedException,
): Cell[] {
  const format = (instant: Date): string => {
    const { day, time } = formatLocalTime(instant, event.timeZone);
    return event.isAllDay ? day : `${day} ${time}`;
  };
  // An all-day event ends on its last day, not at the midnight after it.
  const endsAt = event.eventDate.getTime() + (event.duration - (event.isAllDay ? 1 : 0)) * MINUTE_MS;
  return [
    event.title,
    format(event.eventDate),
    format(new Date(Math.max(endsAt, event.eventDate.getTime()))),
    event.isAllDay,
    event.timeZone,
    exception === undefined ? event.recurrence : null,
    exception === undefined ? null : format(exception.originalStart),
    exception?.isCancelled ?? false,
    event.location,
    event.notes,
    event.categoryId === null ? null : (names.get(event.categoryId) ?? null),
    formatDayAndTime(event.createdAt, timeZone, formatLocalTime),
    event.id,
  ];
}

/** One row per task, in the user's time zone. */
export async function* writeTasks(pages: AsyncIterable<readonly TaskRow[]>, style: TableStyle): AsyncGenerator<string> {
  const { timeZone, formatLocalTime, names } = style;
  yield CSV_BYTE_ORDER_MARK + csvLine(TASK_COLUMNS);
  for await (const tasks of pages) {
    yield tasks
      .map((task) =>
        csvLine([
          task.title,
          task.dueDate,
          task.estimateMinutes,
          task.isDone,
          task.completedAt === null ? null : formatDayAndTime(task.completedAt, timeZone, formatLocalTime),
          task.recurrence,
          task.goalId === null ? null : (names.get(task.goalId) ?? null),
          formatDayAndTime(task.createdAt, timeZone, formatLocalTime),
          task.id,
        ]),
      )
      .join('');
  }
}

function formatDayAndTime(instant: Date, timeZone: string, formatLocalTime: LocalTimeFormatter): string {
  const { day, time } = formatLocalTime(instant, timeZone);
  return `${day} ${time}`;
}
