import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgArray, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as achievements from '#db/schema/achievements.ts';
import * as assistant from '#db/schema/assistant.ts';
import * as attachments from '#db/schema/attachments.ts';
import * as categories from '#db/schema/categories.ts';
import * as conversations from '#db/schema/conversations.ts';
import * as feeds from '#db/schema/feeds.ts';
import * as goals from '#db/schema/goals.ts';
import * as imports from '#db/schema/imports.ts';
import * as learning from '#db/schema/learning.ts';
import * as notifications from '#db/schema/notifications.ts';
import * as planner from '#db/schema/planner.ts';
import * as planning from '#db/schema/planning.ts';
import * as platform from '#db/schema/platform.ts';
import * as privacy from '#db/schema/privacy.ts';
import * as prompts from '#db/schema/prompts.ts';
import * as recommendations from '#db/schema/recommendations.ts';
import * as reports from '#db/schema/reports.ts';
import * as searches from '#db/schema/searches.ts';
import * as sorting from '#db/schema/sorting.ts';
import * as suggestions from '#db/schema/suggestions.ts';
import * as summaries from '#db/schema/summaries.ts';
import * as templates from '#db/schema/templates.ts';
import type { ColumnRule } from './row-check.ts';

/** The files that describe what a backup may hold. */
const SCHEMA: readonly Record<string, unknown>[] = [
  achievements,
  assistant,
  attachments,
  categories,
  conversations,
  feeds,
  goals,
  imports,
  learning,
  notifications,
  planner,
  planning,
  platform,
  privacy,
  prompts,
  recommendations,
  reports,
  searches,
  sorting,
  suggestions,
  summaries,
  templates,
];

const tables = new Map(
  SCHEMA.flatMap((file) => Object.values(file))
    .filter((value) => is(value, PgTable))
    .map((table) => [getTableConfig(table).name, table]),
);

/** What the columns of a table may hold. Throws for a table that is not among those above. */
export function rulesOf(name: string): ReadonlyMap<string, ColumnRule> {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`the columns of ${name} are not described`);
  return new Map(Object.values(getTableColumns(table)).map((column) => [column.name, describe(column)]));
}

function describe(column: PgColumn): ColumnRule {
  const isArray = is(column, PgArray);
  const { enumValues } = isArray ? column.baseColumn : column;
  return {
    kind: isArray ? 'array' : kindOf(column.getSQLType()),
    isNullable: !column.notNull,
    isRequired: column.notNull && !column.hasDefault && column.name !== 'user_id',
    ...(enumValues && { choices: new Set(enumValues) }),
  };
}

function kindOf(type: string): ColumnRule['kind'] {
  if (type.startsWith('timestamp')) return 'instant';
  if (type === 'jsonb') return 'json';
  if (type === 'boolean' || type === 'uuid' || type === 'date') return type;
  return /^(integer|bigint|smallint|real|double precision|numeric)/.test(type) ? 'number' : 'text';
}
