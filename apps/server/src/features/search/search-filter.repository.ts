import type { ContentKind } from '@app/contract/search';
import { type SQL, sql } from 'drizzle-orm';
import { conversationWords, hasAttachmentCondition, hasCodeCondition, messages } from '#db/schema/conversations.ts';
import { documents } from '#db/schema/documents.ts';
import { events } from '#db/schema/schedule.ts';
import { visibleMatchCondition, withoutSecretsCondition } from '#db/visible-conversations.ts';

/** The filters of a search besides its words; absent ones do not filter. */
export interface SearchFilter {
  categoryIds?: readonly string[] | undefined;
  sources?: readonly string[] | undefined;
  /** Beginnings of a project's name, or of a word or a folder in it. */
  projects?: readonly string[] | undefined;
  /** Beginnings of the names of models, one of which wrote a reply. */
  models?: readonly string[] | undefined;
  /** ISO 8601. */
  from?: string | undefined;
  to?: string | undefined;
  has?: readonly ContentKind[] | undefined;
  /** A tsquery of the configuration `plain` that must not match. */
  without?: string | undefined;
  /** The words must be in a document; without words the conversation must have a document. */
  isInDocument?: boolean | undefined;
  /** If true, only archived conversations; otherwise only conversations that are not archived. */
  isArchived?: boolean | undefined;
  /** If true, only conversations that may be sent to a model or another program. */
  isVisible?: boolean | undefined;
  /** If true, only conversations in which no secret is masked for other programs. */
  isWithoutSecrets?: boolean | undefined;
}

const hasDocumentCondition = sql`exists (select 1 from ${documents} where user_id = c.user_id and conversation_id = c.id)`;

/** SQL: whether the conversation `c` has content of the kind. */
export const hasKindConditions: Readonly<Record<ContentKind, SQL>> = {
  code: sql`exists (select 1 from ${messages} where user_id = c.user_id and conversation_id = c.id and ${hasCodeCondition})`,
  event: sql`exists (select 1 from ${events} where user_id = c.user_id and conversation_id = c.id and deleted_at is null)`,
  attachment: sql`exists (select 1 from ${messages} where user_id = c.user_id and conversation_id = c.id and ${hasAttachmentCondition})`,
  document: hasDocumentCondition,
  image: sql`exists (select 1 from ${messages} where user_id = c.user_id and conversation_id = c.id and ${hasAttachmentCondition}
    and jsonb_path_exists(blocks, '$[*] ? (@.type == "attachment" && @.mimeType starts with "image/")'))`,
};

/** SQL: whether a column begins with the pattern `prefix` and then one of the texts, in upper or lower case. */
const beginsWithOneCondition = (column: SQL, prefix: string, texts: readonly string[]): SQL => {
  const patterns = texts.map((text) => `${prefix}${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql`lower(${column}) like any(${sql.param(patterns)}::text[])`;
};

/** SQL: whether the project's name, a word in it or a folder in it begins with one of the texts. */
const projectCondition = (projects: readonly string[]): SQL =>
  sql`(${sql.join(
    ['', '% ', '%/'].map((prefix) => beginsWithOneCondition(sql`c.project`, prefix, projects)),
    sql` or `,
  )})`;

const modelCondition = (models: readonly string[]): SQL =>
  sql`exists (select 1 from ${messages} a where a.user_id = c.user_id and a.conversation_id = c.id
    and a.model is not null and ${beginsWithOneCondition(sql`a.model`, '', models)})`;

/** SQL conditions on a conversation `c`, each `true` without a filter. */
export function conditionsOf(userId: string, filter: SearchFilter) {
  const { categoryIds, sources, projects, models, from, to, has = [], without, isInDocument = false } = filter;
  const all = (conditions: SQL[]): SQL => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));
  const noExcludedWordCondition = sql`not exists (select 1 from ${conversationWords} o where o.user_id = c.user_id
    and o.conversation_id = c.id and o.words @@ to_tsquery('plain', ${without}))`;
  return {
    category: categoryIds ? sql`c.category_id = any(${sql.param([...categoryIds])}::uuid[])` : sql`true`,
    source: sources ? sql`c.source = any(${sql.param([...sources])}::text[])` : sql`true`,
    has: all(has.map((kind) => hasKindConditions[kind])),
    otherConditions: all([
      sql`c.deleted_at is null and ${filter.isArchived === true ? sql`c.is_archived` : sql`not c.is_archived`}`,
      ...(from === undefined ? [] : [sql`c.last_activity_at >= ${from}::timestamptz`]),
      ...(to === undefined ? [] : [sql`c.created_at < ${to}::timestamptz`]),
      ...(projects === undefined ? [] : [projectCondition(projects)]),
      ...(models === undefined ? [] : [modelCondition(models)]),
      ...(without === undefined ? [] : [noExcludedWordCondition]),
      ...(isInDocument ? [hasDocumentCondition] : []),
      ...(filter.isVisible === true ? [visibleMatchCondition(userId)] : []),
      ...(filter.isWithoutSecrets === true ? [withoutSecretsCondition(userId)] : []),
    ]),
  };
}

/** SQL: whether the conversation `c` passes the filter. */
export function filterCondition(userId: string, filter: SearchFilter): SQL {
  const { category, source, has, otherConditions } = conditionsOf(userId, filter);
  return sql`${otherConditions} and ${category} and ${source} and ${has}`;
}
