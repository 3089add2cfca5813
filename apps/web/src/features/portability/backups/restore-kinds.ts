import type { RestoreCounts } from '@app/contract/backups';

/** The tables of the kinds that have a line of their own, in order. All other tables share one line at the end. */
const tables = {
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

export type RestoreKind = keyof typeof tables | 'other';
export type KindCounts = Omit<RestoreCounts, 'table'> & { kind: RestoreKind };

/** The counts of each kind that occurs in the backup. */
export function countByKind(counts: readonly RestoreCounts[]): KindCounts[] {
  const named = Object.keys(tables) as (keyof typeof tables)[];
  const known = new Set<string>(Object.values(tables));
  const lines = named.map((kind) => ({ kind, ...sumCounts(counts.filter(({ table }) => table === tables[kind])) }));
  const other = { kind: 'other' as const, ...sumCounts(counts.filter(({ table }) => !known.has(table))) };
  return [...lines, other].filter(({ total }) => total > 0);
}

/** The totals of several counts. */
export function sumCounts(counts: readonly Omit<RestoreCounts, 'table'>[]): Omit<RestoreCounts, 'table'> {
  const all = { total: 0, added: 0, present: 0, changed: 0, trashed: 0 };
  for (const { total, added, present, changed, trashed } of counts) {
    all.total += total;
    all.added += added;
    all.present += present;
    all.changed += changed;
    all.trashed += trashed;
  }
  return all;
}
