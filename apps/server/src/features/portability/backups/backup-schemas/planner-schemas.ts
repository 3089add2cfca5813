import { CreateEventBody, CreateNoteBody } from '@app/contract/event-edits';
import { FollowedCalendar } from '@app/contract/feeds';
import { AddProgressBody, CreateGoalBody, CreateMilestoneBody } from '@app/contract/goals';
import { saveWeeklyNote, UpdatePreferencesBody } from '@app/contract/planning';
import { TimeZone } from '@app/contract/primitives';
import { CreatePromptBody } from '@app/contract/prompts';
import { Channels, MinutesBefore } from '@app/contract/reminders';
import { CreateTaskBody } from '@app/contract/tasks';
import { z } from 'zod';
import {
  type FieldSchemas,
  Flag,
  GeneratedText,
  Instant,
  LocalTime,
  NonNegativeInt,
  Recurrence,
  ShortText,
  text,
  Title,
} from './stored-values.ts';

/** Occurrences of one event that differ from its rule. */
const MAX_EXCEPTIONS = 1_000;

const { duration, notes, location, categoryId, taskId } = CreateEventBody.shape;

/** The fields an occurrence can change. */
const changes = {
  title: z.optional(Title),
  duration,
  notes,
  location,
  isAllDay: z.optional(Flag),
  isFree: z.optional(Flag),
};

/** The fields of events, the user's own and those of followed calendars. */
const event = {
  title: Title,
  local_start: LocalTime,
  duration,
  time_zone: TimeZone,
  recurrence: Recurrence,
  notes,
  location,
};

const CalendarAddress = text('The address', 20_000).check(
  z.refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), 'This is not the address of a calendar.'),
);

/** Events, tasks, reminders, goals, followed calendars and scheduled prompts. */
export const plannerSchemas: Readonly<Record<string, FieldSchemas>> = {
  events: { ...event, revision: NonNegativeInt },
  event_exceptions: {
    changes: z.object({ ...changes, categoryId, taskId, timeZone: z.optional(TimeZone) }),
  },
  event_notes: { content: CreateNoteBody.shape.content },
  tasks: { title: Title, estimate_minutes: CreateTaskBody.shape.estimateMinutes, recurrence: Recurrence },
  reminders: {
    title: Title,
    time_zone: TimeZone,
    recurrence: Recurrence,
    channels: Channels,
    minutes_before: MinutesBefore,
  },
  goals: {
    title: CreateGoalBody.shape.title,
    description: CreateGoalBody.shape.description,
    target_value: CreateGoalBody.shape.targetValue,
    start_value: CreateGoalBody.shape.startValue,
    current_value: z.number().min(-1e15).max(1e15),
    unit: CreateGoalBody.shape.unit,
    milestones_total: NonNegativeInt,
    milestones_done: NonNegativeInt,
  },
  goal_progress: { amount: AddProgressBody.shape.amount, note: AddProgressBody.shape.note },
  goal_milestones: {
    title: CreateMilestoneBody.shape.title,
    target_value: CreateMilestoneBody.shape.targetValue,
  },
  goal_evidence: {},
  weekly_reviews: { note: saveWeeklyNote.body.shape.note },
  scheduled_prompts: {
    title: CreatePromptBody.shape.title,
    prompt: CreatePromptBody.shape.prompt,
    time_zone: TimeZone,
    recurrence: Recurrence,
    run_attempts: NonNegativeInt,
    last_fault: GeneratedText,
  },
  accepted_slots: {},
  planning_preferences: {
    working_days: UpdatePreferencesBody.shape.workingDays,
    buffer_minutes: UpdatePreferencesBody.shape.bufferMinutes,
  },
  followed_calendars: {
    url: CalendarAddress,
    name: text('Name', 300),
    color: FollowedCalendar.shape.color,
    event_count: NonNegativeInt,
    skipped_count: NonNegativeInt,
    etag: ShortText,
    last_modified: ShortText,
    content_hash: ShortText,
    fault: GeneratedText,
    failures: NonNegativeInt,
    reminder_minutes: MinutesBefore,
  },
  followed_events: {
    ...event,
    exceptions: z
      .array(z.object({ ...changes, originalStart: Instant, eventDate: Instant, isCancelled: Flag }))
      .max(MAX_EXCEPTIONS),
  },
};
