import type { RestoreCounts } from '@app/contract/backups';

/** The database table of each kind that has its own line, in this order. All other tables share the last line. */
const tableByKind = {
  conversations: 'conversations',
  messages: 'messages',
  categories: 'categories',
  events: 'events',
  tasks: 'tasks',
  reminders: 'reminders',
  goals: 'goals',
  templates: 'templates',
  prompts: 'scheduled_prompts',
  calendars: 'followed_calendars',
  suggestions: 'suggestions',
  recommendations: 'recommendations',
  decks: 'learning_decks',
  cards: 'learning_cards',
  reports: 'reports',
  notifications: 'notifications',
} as const;

export type RestoreKind = keyof typeof tableByKind | 'other';
export type KindCounts = Omit<RestoreCounts, 'table'> & { kind: RestoreKind };

/** The counts of each kind that occurs in the backup. */
export function countByKind(counts: readonly RestoreCounts[]): KindCounts[] {
  const listedKinds = Object.keys(tableByKind) as (keyof typeof tableByKind)[];
  const listedTables = new Set<string>(Object.values(tableByKind));
  const lines = listedKinds.map((kind) => ({
    kind,
    ...sumCounts(counts.filter(({ table }) => table === tableByKind[kind])),
  }));
  const other = { kind: 'other' as const, ...sumCounts(counts.filter(({ table }) => !listedTables.has(table))) };
  return [...lines, other].filter(({ total }) => total > 0);
}

/** The totals of several counts. */
export function sumCounts(counts: readonly Omit<RestoreCounts, 'table'>[]): Omit<RestoreCounts, 'table'> {
  const sum = { total: 0, added: 0, present: 0, changed: 0, trashed: 0 };
  for (const { total, added, present, changed, trashed } of counts) {
    sum.total += total;
    sum.added += added;
    sum.present += present;
    sum.changed += changed;
    sum.trashed += trashed;
  }
  return sum;
}
