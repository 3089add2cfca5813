import { findRepeatedRequests } from '@app/understanding/repeated-requests';
import { findStatements, statementStems } from '@app/understanding/statements';
import { significantStems } from '@app/understanding/text/words';
import type { Database } from '#db/database.ts';
import { listOwnMessages } from '#db/own-messages.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { TemplatesService } from '#features/library/templates.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { Clock } from '#platform/clock.ts';
import { createBreaks } from '#platform/yield-to-requests.ts';
import * as archive from './archive.repository.ts';
import {
  type UserStatement,
  DAY_MS,
  type SnapshotConversation,
  type UserMessage,
  STALLED_DAYS,
  type PersonSnapshot,
} from './person-snapshot.ts';

export interface SnapshotDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  categories: CategoriesService;
  goals: GoalsService;
  tasks: TasksService;
  schedule: ScheduleService;
  reminders: RemindersService;
  templates: TemplatesService;
}

const EVENT_DAYS_BACK = 30;
const EVENT_DAYS_AHEAD = 14;
/** Conversations per query. */
const BATCH_SIZE = 1_000;
const MAX_STATEMENTS_PER_KIND = 400;
/** Only about this many of the newest messages are read; older ones are not worth a recommendation. */
const MAX_MESSAGES = 20_000;

/** Reads everything the rules need about a person, as of now. */
export function createSnapshotReader(dependencies: SnapshotDependencies) {
  const { db, clock, categories, goals, tasks, schedule, reminders, templates, timeZoneOf } = dependencies;

  async function readPlanner(userId: string, now: Date) {
    const daysFromNow = (number: number) => new Date(now.getTime() + number * DAY_MS);
    const window = {
      from: daysFromNow(-EVENT_DAYS_BACK).toISOString(),
      to: daysFromNow(EVENT_DAYS_AHEAD).toISOString(),
    };
    const [allGoals, activity, allTasks, events, allReminders, allTemplates, proposed] = await Promise.all([
      goals.list(userId),
      goals.listActivity(userId, daysFromNow(-STALLED_DAYS), now),
      tasks.list(userId, {}),
      schedule.list(userId, window),
      reminders.list(userId),
      templates.list(userId),
      archive.listProposedTitles(db, userId),
    ]);
    const titled = [...allGoals, ...allTasks, ...events, ...allReminders];
    const titles = new Set([...titled.map(({ title }) => title), ...proposed]);
    return {
      goals: allGoals,
      activeGoalIds: new Set(activity.keys()),
      tasks: allTasks,
      events,
      reminders: allReminders,
      templates: allTemplates,
      planned: [...titles].map((title) => new Set(significantStems(title))),
    };
  }

  return async function readSnapshot(userId: string, signal?: AbortSignal): Promise<PersonSnapshot> {
    const now = clock.now();
    const conversations = await archive.listRecentConversations(db, userId);
    const messages = await readMessages(db, userId, conversations, signal);
    return {
      now,
      timeZone: await timeZoneOf(userId),
      conversations,
      messages,
      statements: await readStatements(messages, signal),
      repeatedRequests: findRepeatedRequests(messages),
      categories: await categories.list(userId),
      decidedMessages: await archive.listDecidedMessages(db, userId),
      ...(await readPlanner(userId, now)),
    };
  };
}

/** The person's messages in these conversations, latest first. */
async function readMessages(
  db: Database,
  userId: string,
  conversations: readonly SnapshotConversation[],
  signal?: AbortSignal,
): Promise<UserMessage[]> {
  const messages: UserMessage[] = [];
  const conversationsById = new Map(conversations.map((conversation) => [conversation.id, conversation]));
  const ids = [...conversationsById.keys()];
  for (let start = 0; start < ids.length && messages.length < MAX_MESSAGES; start += BATCH_SIZE) {
    signal?.throwIfAborted();
    for (const row of await listOwnMessages(db, userId, ids.slice(start, start + BATCH_SIZE))) {
      const conversation = conversationsById.get(row.conversationId);
      if (conversation === undefined) continue;
      messages.push({ ...row, conversationTitle: conversation.title, categoryId: conversation.categoryId });
    }
  }
  return messages.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

async function readStatements(messages: readonly UserMessage[], signal?: AbortSignal): Promise<UserStatement[]> {
  const statements: UserStatement[] = [];
  const countByKind = new Map<string, number>();
  const takeBreak = createBreaks();
  for (const message of messages) {
    for (const statement of findStatements(message.text)) {
      const count = countByKind.get(statement.kind) ?? 0;
      if (count >= MAX_STATEMENTS_PER_KIND) continue;
      countByKind.set(statement.kind, count + 1);
      statements.push({ ...statement, message, stems: new Set(statementStems(statement)) });
    }
    signal?.throwIfAborted();
    await takeBreak();
  }
  return statements;
}
