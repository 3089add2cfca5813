// Which feature owns which tables. Every file of db/schema has one owner, and other features go through its service. The
// repositories in JOINS join tables of other features with their own in one statement, because asking the owner first
// would carry every row through the process. Only the owner writes to a table; `writes` lists the exceptions.
import { findWrittenSchemaFiles, listTables } from './written-tables.mjs';

/** The owners of the files of db/schema that are not named after their owner; null: `db` itself. */
const OWNERS = {
  'archive-map': 'insights',
  attachments: 'files',
  backups: 'portability',
  'bulk-acts': 'conversations',
  calendar: 'schedule',
  'chat-files': 'files',
  columns: null,
  feeds: 'schedule',
  learning: 'library',
  meaning: 'sorting',
  objects: 'files',
  planning: 'tasks',
  platform: null,
  privacy: 'assistant',
  reminders: 'schedule',
  reports: 'insights',
  searches: 'search',
  sharing: 'conversations',
  summaries: 'assistant',
  templates: 'library',
  trends: 'insights',
};

/**
 * By the feature and name of a repository. `tables`: the files of db/schema of other features whose tables it joins;
 * `writes`: the files whose tables it also writes; `why`: the reason.
 * @type {Record<string, { tables: string[], writes?: string[], why: string }>}
 */
const JOINS = {
  'assistant/archive-scan': { tables: ['conversations'], why: 'looks for secrets in all messages' },
  'assistant/assistant': {
    tables: ['conversations'],
    why: 'the log of what was sent names conversations that are still there',
  },
  'assistant/memories': {
    tables: ['conversations'],
    why: 'a memory names the conversation it is from, while that exists',
  },
  'assistant/privacy': {
    tables: ['categories', 'conversations'],
    why: 'shows the names of what is marked never to be sent',
  },
  'assistant/summaries': { tables: ['conversations'], why: 'a summary is valid until its conversation continues' },
  'billing/billing': {
    tables: ['identity'],
    why: 'the plan is a field of the account, and every call reads both',
  },
  'billing/plans': { tables: ['identity'], why: 'finds plans that may have changed by the tier of their account' },
  'context-pack/own-messages': {
    tables: ['categories', 'conversations'],
    why: 'a pack is made from the messages of all visible conversations, and shown while these are there',
  },
  'chat/known-person': {
    tables: ['assistant', 'billing', 'context-pack', 'identity'],
    why: 'every first token waits for what is known about the person, and waits less for one statement than for six',
  },
  'conversations/conversation-list': { tables: ['categories'], why: 'a list shows the name of each subcategory' },
  'documents/document-meaning': {
    tables: ['conversations'],
    why: 'compares only the documents of archived conversations, or only the others',
  },
  'documents/document-backfill': {
    tables: ['conversations'],
    why: 'finds all conversations that were stored or restored without documents or search chunks',
  },
  'files/attachments': { tables: ['conversations'], why: 'a file is shown only while its conversation is there' },
  'goals/evidence': { tables: ['conversations'], why: 'evidence counts while its conversation is there' },
  'highlights/highlights': {
    tables: ['conversations'],
    why: 'a highlight is found with the title of its conversation, while that is there',
  },
  'insights/archive': {
    tables: ['conversations', 'documents'],
    why: 'counts all conversations and documents where they are, and quotes the first, the longest and the latest',
  },
  'imports/import-outcome': {
    tables: ['conversations', 'documents', 'learning', 'suggestions'],
    why: 'sums up what became of thousands of imported conversations',
  },
  'imports/projects': {
    tables: ['categories', 'conversations', 'documents'],
    why: 'finds the projects of an archive with their conversations, and whether their subcategories are still there',
  },
  'insights/archive-map': {
    tables: ['categories', 'conversations', 'meaning'],
    why: 'places every conversation by its vector, and shows its title and category',
  },
  'insights/counting': { tables: ['conversations'], why: 'counts all conversations in one statement' },
  'insights/counted-conversations': { tables: ['conversations'], why: 'counts all conversations in one statement' },
  'insights/reports': { tables: ['conversations', 'identity'], why: 'whose report is due, and what it quotes' },
  'library/cards': { tables: ['conversations'], why: 'a card says which conversation it is from' },
  'library/sources': { tables: ['conversations'], why: 'cards are found in all messages' },
  'notifications/notification-settings': {
    tables: ['identity'],
    why: 'whose briefing is due depends on their time zone',
  },
  'portability/restored-rows': {
    tables: [],
    writes: ['categories', 'conversations', 'identity'],
    why: 'a restore inserts the rows of every table as they were, in one transaction of a connection of its own, and then repairs what they refer to',
  },
  'operator/operator': { tables: ['identity'], why: 'the log of acts shows the present email of everybody in it' },
  'profile/profile': { tables: ['identity'], why: 'a day of activity is counted in the time zone of the account' },
  'programs/visible': {
    tables: ['categories', 'conversations', 'privacy'],
    why: 'what other programs see is decided in the statement that reads it',
  },
  'recommendations/archive': {
    tables: ['conversations', 'suggestions'],
    why: 'advice is derived from the latest messages',
  },
  'recommendations/live-sources': {
    tables: ['categories', 'conversations', 'goals', 'schedule', 'tasks'],
    why: 'advice is shown while everything it is based on exists',
  },
  'refining/local-suggestions': {
    tables: ['assistant', 'conversations', 'identity', 'privacy', 'suggestions'],
    why: 'finds the next suggestions a model may judge, by the settings and “never send” marks of their owner',
  },
  'refining/refining': {
    tables: ['assistant', 'conversations', 'identity', 'privacy'],
    why: 'finds the next conversation a model may read, by the settings, “never send” marks and plan of its owner',
  },
  'schedule/events': {
    tables: ['categories', 'tasks'],
    why: 'an event shows its category, and what it was planned for',
  },
  'search/archive-question-chats': { tables: ['conversations'], why: 'searches all conversations in one statement' },
  'search/archive-facts': {
    tables: ['conversations', 'documents'],
    why: 'counts and lists all conversations in one statement',
  },
  'search/counts': { tables: ['conversations'], why: 'searches all conversations in one statement' },
  'search/facets': { tables: ['conversations'], why: 'searches all conversations in one statement' },
  'search/latest': { tables: ['conversations'], why: 'searches all conversations in one statement' },
  'search/search-filter': {
    tables: ['conversations', 'documents', 'schedule'],
    why: 'searches all conversations in one statement',
  },
  'search/find-conversations': { tables: ['conversations'], why: 'searches all conversations in one statement' },
  'search/linked-conversations': {
    tables: ['conversations'],
    why: 'finds the later conversations that share a word, with their titles, in one statement',
  },
  'search/search': { tables: ['conversations'], why: 'searches all conversations in one statement' },
  'search/vocabulary': { tables: ['conversations'], why: 'counts the words of conversations, in the database' },
  'sorting/meaning': { tables: ['conversations'], why: 'finds all conversations without a vector' },
  'sorting/nearest': { tables: ['conversations'], why: 'the nearest of all that are not deleted, in one index scan' },
  'sorting/resorting': { tables: ['conversations'], why: 're-sorting goes through all conversations' },
  'sorting/review': { tables: ['conversations'], why: 'finds unsure categories among all conversations' },
  'oauth/oauth-records': {
    tables: ['identity'],
    why: 'a call by a connected app reads the time zone of its account together with the token',
  },
  'sorting/subcategory-proposals': {
    tables: ['conversations'],
    why: 'finds the conversations of a proposed subcategory',
  },
  'sorting/topic-conversations': {
    tables: ['conversations'],
    why: 'subcategories are found in the texts of a category',
  },
  'suggestions/imported-questions': {
    tables: ['conversations', 'imports'],
    why: 'proposals are found in what an import brought',
  },
  'suggestions/suggestions': { tables: ['conversations'], why: 'a proposal is shown while its conversation is there' },
  'tokens/tokens': {
    tables: ['identity'],
    why: 'a call by a token reads the time zone of its account together with the token',
  },
  'tasks/tasks': { tables: ['goals', 'schedule'], why: 'a task shows its goal, and when it is planned for' },
};

const SCHEMA = 'apps/server/src/db/schema/';
const TABLES = /^apps\/server\/src\/db\/schema\/([^/]+)\.ts$/;
const REPOSITORY = /^apps\/server\/src\/features\/([^/]+)\/(?:.*\/)?([^/]+)\.repository\.ts$/;

/**
 * Repositories that read or write tables of other features without being allowed to by `joins`, and exceptions in
 * `joins` that no repository needs any more.
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules
 * @param {(file: string) => string} readSource the text of a module
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function findTableViolations(modules, readSource, joins = JOINS) {
  const fileByTable = mapTables(modules, readSource);
  const unused = new Set(
    Object.entries(joins).flatMap(([name, { tables, writes = [] }]) => [
      ...tables.map((file) => `${name} ${file}`),
      ...writes.map((file) => `${name} writes ${file}`),
    ]),
  );
  const violations = modules.flatMap(({ source, dependencies }) => {
    const [, feature, file] = REPOSITORY.exec(source) ?? [];
    if (feature === undefined) return [];
    const name = `${feature}/${file}`;
    const { tables, writes = [] } = joins[name] ?? { tables: [] };
    const isOfOtherFeature = (schema) => ![feature, null].includes(ownerOf(schema));
    const read = dependencies.flatMap(({ resolved }) => TABLES.exec(resolved)?.[1] ?? []).filter(isOfOtherFeature);
    const written = [...findWrittenSchemaFiles(readSource(source), fileByTable)].filter(isOfOtherFeature);
    for (const schema of read) unused.delete(`${name} ${schema}`);
    for (const schema of written) unused.delete(`${name} writes ${schema}`);
    const report = (rule, allowed) => (schema) =>
      allowed.includes(schema) ? [] : [{ rule, from: source, to: `${SCHEMA}${schema}.ts` }];
    return [...read.flatMap(report('foreign-table', tables)), ...written.flatMap(report('foreign-write', writes))];
  });
  return [
    ...violations,
    ...[...unused].map((line) => ({ rule: 'unused-exception', from: 'scripts/table-owners.mjs', to: line })),
  ];
}

const ownerOf = (schema) => (schema in OWNERS ? OWNERS[schema] : schema);

/** The file of db/schema by the name of each table in SQL. */
function mapTables(modules, readSource) {
  return new Map(
    modules.flatMap(({ source }) => {
      const file = TABLES.exec(source)?.[1];
      return file === undefined ? [] : listTables(readSource(source)).map((table) => [table, file]);
    }),
  );
}
