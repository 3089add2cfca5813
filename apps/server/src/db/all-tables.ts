import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as archiveMap from './schema/archive-map.ts';
import * as assistant from './schema/assistant.ts';
import * as attachments from './schema/attachments.ts';
import * as backups from './schema/backups.ts';
import * as billing from './schema/billing.ts';
import * as bulkActs from './schema/bulk-acts.ts';
import * as calendar from './schema/calendar.ts';
import * as categories from './schema/categories.ts';
import * as chatFiles from './schema/chat-files.ts';
import * as chat from './schema/chat.ts';
import * as contextPack from './schema/context-pack.ts';
import * as conversations from './schema/conversations.ts';
import * as documents from './schema/documents.ts';
import * as feeds from './schema/feeds.ts';
import * as goals from './schema/goals.ts';
import * as highlights from './schema/highlights.ts';
import * as identity from './schema/identity.ts';
import * as imports from './schema/imports.ts';
import * as learning from './schema/learning.ts';
import * as meaning from './schema/meaning.ts';
import * as models from './schema/models.ts';
import * as notifications from './schema/notifications.ts';
import * as oauth from './schema/oauth.ts';
import * as objects from './schema/objects.ts';
import * as operator from './schema/operator.ts';
import * as planning from './schema/planning.ts';
import * as platform from './schema/platform.ts';
import * as privacy from './schema/privacy.ts';
import * as profile from './schema/profile.ts';
import * as prompts from './schema/prompts.ts';
import * as recommendations from './schema/recommendations.ts';
import * as reminders from './schema/reminders.ts';
import * as reports from './schema/reports.ts';
import * as schedule from './schema/schedule.ts';
import * as searches from './schema/searches.ts';
import * as sharing from './schema/sharing.ts';
import * as sorting from './schema/sorting.ts';
import * as suggestions from './schema/suggestions.ts';
import * as summaries from './schema/summaries.ts';
import * as tasks from './schema/tasks.ts';
import * as templates from './schema/templates.ts';
import * as tokens from './schema/tokens.ts';
import * as trends from './schema/trends.ts';

const tableModules: readonly Record<string, unknown>[] = [
  archiveMap,
  assistant,
  attachments,
  backups,
  billing,
  bulkActs,
  calendar,
  categories,
  chat,
  chatFiles,
  contextPack,
  conversations,
  documents,
  feeds,
  goals,
  highlights,
  identity,
  imports,
  learning,
  meaning,
  models,
  notifications,
  oauth,
  objects,
  operator,
  planning,
  platform,
  privacy,
  profile,
  prompts,
  recommendations,
  reminders,
  reports,
  schedule,
  searches,
  sharing,
  sorting,
  suggestions,
  summaries,
  tasks,
  templates,
  tokens,
  trends,
];

/** Every table, by its name in the database. */
export const tables: ReadonlyMap<string, PgTable> = new Map(
  tableModules
    .flatMap((tableModule) => Object.values(tableModule))
    .filter((value) => is(value, PgTable))
    .map((table) => [getTableConfig(table).name, table]),
);
