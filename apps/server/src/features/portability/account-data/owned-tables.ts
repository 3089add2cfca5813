/**
 * The tables with a user id that are not exported, each with the reason. Every other table with a user id is exported
 * without further code. Which tables are part of backups is defined below.
 */
export const TABLES_NOT_EXPORTED: Readonly<Record<string, string>> = {
  accounts: 'credentials',
  sessions: 'credentials',
  access_tokens: 'credentials',
  pairings: 'credentials',
  model_keys: 'credentials',
  connected_apps: 'credentials',
  two_factor: 'credentials',
  recovery_codes: 'credentials',
  known_devices: 'identifies browsers to this server only',
  push_subscriptions: 'keys of a browser',
  notification_deliveries: 'work in progress',
  chat_turns: 'work in progress',
  ai_chat_reservations: 'work in progress',
  conversation_words: 'made from the messages',
  conversation_vectors: 'made from the messages',
  document_vectors: 'made from the documents',
  search_vocabulary: 'made from the messages',
  search_vocabulary_marks: 'work in progress',
  conversation_shares: 'keys of public links',
  bulk_acts: 'work in progress',
  recommendation_rounds: 'the time of the last background work',
  archive_maps: 'made from the messages',
  archive_map_points: 'made from the messages',
  trend_marks: 'work in progress',
  trend_states: 'made from the messages',
  trend_conversations: 'made from the messages',
  trend_hours: 'made from the messages',
  trend_days: 'made from the messages',
  trend_activity: 'made from the messages',
  trend_phrases: 'made from the messages',
  trend_months: 'made from the messages',
  trend_week_hours: 'made from the messages',
  trend_phrase_months: 'made from the messages',
  trend_phrase_years: 'made from the messages',
  trend_phrase_totals: 'made from the messages',
  user_versions: 'a counter',
  sandbox_plans: 'subscriptions at the sandbox payment provider',
};

/** Exported tables that are not part of backups, each with the reason. */
export const TABLES_NOT_BACKED_UP: Readonly<Record<string, string>> = {
  plans: 'the plan belongs to the account, not to its content',
  ai_chat_usage: 'counts against the plan',
  shared_model_usage: 'counts against the plan',
  person_limits: 'set by the operator of this instance',
  calendar_feeds: 'a secret address; a new one is created when it is next shown',
  pictures: 'the photo is backed up as a file',
  event_changes: 'for undoing within minutes',
  resort_runs: 'work in progress',
  resort_moves: 'work in progress',
  backups: 'about the backups of this instance',
  backup_schedules: 'about the backups of this instance',
  restores: 'about the backups of this instance',
};

/** Which rows of a table are backed up and restored: all of them if there is no rule. */
export interface BackedUpTable {
  /** The parent table: rows are restored only if the same restore added their parent row. */
  partOf?: { table: string; column: string };
  /** SQL condition: only these rows are backed up. */
  where?: string;
}

const conversationPart = { partOf: { table: 'conversations', column: 'conversation_id' } };
const goalPart = { partOf: { table: 'goals', column: 'goal_id' } };
const importPart = { partOf: { table: 'imports', column: 'import_id' } };

/** The tables of backups and the rules for their rows, by table name, in the order in which a restore writes them. */
export const BACKED_UP_TABLES: Readonly<Record<string, BackedUpTable>> = {
  categories: {},
  subcategories: {},
  conversations: {},
  messages: conversationPart,
  documents: conversationPart,
  document_versions: { partOf: { table: 'documents', column: 'document_id' } },
  attachments: conversationPart,
  // A file that is still being read is left out: a backup has no job that would finish the reading.
  chat_files: { where: "status in ('ready', 'failed')" },
  category_files: { where: "file_id in (select id from chat_files where status in ('ready', 'failed'))" },
  suggestions: conversationPart,
  secret_findings: conversationPart,
  conversation_summaries: conversationPart,
  highlights: conversationPart,
  never_send_marks: {},
  recommendations: {},
  events: {},
  event_exceptions: { partOf: { table: 'events', column: 'series_id' } },
  event_notes: { partOf: { table: 'events', column: 'event_id' } },
  tasks: {},
  reminders: {},
  goals: {},
  goal_progress: goalPart,
  goal_milestones: goalPart,
  goal_evidence: goalPart,
  templates: {},
  memories: {},
  context_packs: {},
  context_pack_lines: {},
  weekly_reviews: {},
  scheduled_prompts: {},
  accepted_slots: {},
  planning_preferences: {},
  assistant_settings: {},
  model_settings: {},
  notification_settings: {},
  notifications: {},
  // An unfinished import is left out: it could not continue, because a backup does not have the files it imports.
  imports: { where: "status in ('completed', 'failed', 'cancelled', 'undone')" },
  import_skips: importPart,
  import_changes: importPart,
  imported_projects: importPart,
  sorting_acts: {},
  sorting_moves: { partOf: { table: 'sorting_acts', column: 'act_id' } },
  subcategory_proposals: {},
  saved_searches: {},
  recent_searches: {},
  followed_calendars: {},
  followed_events: { partOf: { table: 'followed_calendars', column: 'calendar_id' } },
  learning_decks: {},
  learning_cards: { partOf: { table: 'learning_decks', column: 'deck_id' } },
  learning_reviews: { partOf: { table: 'learning_cards', column: 'card_id' } },
  learning_sources: {},
  reports: {},
  report_settings: {},
  activity_days: {},
  achievements: {},
  model_calls: {},
};
