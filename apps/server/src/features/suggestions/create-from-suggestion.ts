import type { SuggestionToApprove } from '@app/contract/suggestions';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { SaveRecommendation } from '#features/recommendations/recommendations.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import { parseRecurrence, type ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import type { SuggestionRow } from './suggestions.repository.ts';

/** The result of approving a suggestion. */
export interface CreatedItem {
  /** The id of the event, reminder, task or recommendation. */
  id: string | null;
  isEvent: boolean;
}

/** The features that store approved suggestions. */
export interface Creators {
  schedule: ScheduleService;
  tasks: TasksService;
  reminders: RemindersService;
  saveRecommendation: SaveRecommendation;
  clock: Clock;
}

/** Whether a suggestion needs a time, as events and reminders do, and has none. */
export const lacksTime = ({ type, schedulingDetails }: Pick<SuggestionRow, 'type' | 'schedulingDetails'>): boolean =>
  (type === 'schedule' || type === 'reminder') && schedulingDetails === null;

/** Creates the event, reminder, task or recommendation; edited fields override the stored ones. */
export async function createFromSuggestion(
  { schedule, tasks, reminders, saveRecommendation, clock }: Creators,
  scope: OwnerScope,
  stored: SuggestionRow,
  edited: SuggestionToApprove,
  timeZone: string,
): Promise<CreatedItem> {
  const { conversationId, messageId, type } = stored;
  const source = { conversationId, messageId };
  const title = edited.title;
  const datetime = edited.schedulingDetails?.datetime ?? stored.schedulingDetails?.datetime;
  const at = datetime === undefined ? undefined : new Date(datetime);
  const recurrence = recurrenceOf(stored, edited);
  switch (type) {
    case 'schedule': {
      const duration = edited.schedulingDetails?.duration ?? stored.schedulingDetails?.duration ?? 0;
      const id = await schedule.create(scope, {
        title,
        notes: edited.description,
        eventDate: at ?? clock.now(),
        duration,
        timeZone,
        isAllDay: stored.schedulingDetails?.isAllDay ?? false,
        recurrence,
        categoryId: null,
        isAutoDetected: true,
        ...source,
      });
      return { id, isEvent: true };
    }
    case 'reminder': {
      const id = await reminders.create(scope, { title, remindAt: at ?? clock.now(), timeZone, recurrence, ...source });
      return { id, isEvent: false };
    }
    case 'task': {
      const dueDate = at === undefined ? null : localDay(at, timeZone);
      return { id: await tasks.create(scope, { title, dueDate, ...source }), isEvent: false };
    }
    case 'recommendation': {
      const draft = { title, description: edited.description, ...source };
      return { id: await saveRecommendation(scope, draft), isEvent: false };
    }
  }
}

/**
 * The rule of the approved suggestion, or null if it happens once:
 *
 * - no edited scheduling details, or `recurring: true`: the stored rule
 * - `recurring` is a text: this new rule
 * - any other value of `recurring`: null
 */
export function recurrenceOf(stored: SuggestionRow, edited: SuggestionToApprove): string | null {
  const rule = stored.schedulingDetails?.recurring ?? null;
  if (!edited.schedulingDetails) return rule;
  const { recurring } = edited.schedulingDetails;
  if (typeof recurring === 'string') return parseRecurrence(recurring);
  return recurring === true ? rule : null;
}
