-- The whole schema. It replaces the forty-one migrations of the time before the first release; databases made by those
-- are recognised (src/db/replaced-migrations.ts, docs/decisions/040-one-baseline-migration.md).
-- The order of the columns is part of it: a backup of an instance holds rows by position.

-- Extensions that ship with every PostgreSQL: citext compares e-mail addresses without case, btree_gin puts the owner
-- into a full-text index, unaccent removes accents.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Words without case and accents, and without stemming: the search box of a list must find the beginning of a word.
CREATE TEXT SEARCH CONFIGURATION plain (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION plain ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;

-- identity

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email citext NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  name text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  image text,
  time_zone text NOT NULL DEFAULT 'UTC',
  subscription_tier text NOT NULL DEFAULT 'free',
  current_period_end timestamptz(3),
  closing_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT users_email_unique UNIQUE (email)
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  token text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL DEFAULT now(),
  ip_address text,
  user_agent text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX sessions_token ON sessions (token);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX accounts_user ON accounts (user_id);
CREATE UNIQUE INDEX accounts_provider ON accounts (provider_id, account_id);

CREATE TABLE verifications (
  id uuid PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX verifications_identifier ON verifications (identifier);

CREATE TABLE two_factor (
  user_id uuid PRIMARY KEY,
  secret text NOT NULL,
  enabled_at timestamptz(3),
  last_step bigint NOT NULL DEFAULT 0,
  CONSTRAINT two_factor_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  hash text NOT NULL,
  CONSTRAINT recovery_codes_user_id_hash_pk PRIMARY KEY (user_id, hash),
  CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  hash text NOT NULL,
  last_seen_at timestamptz(3) NOT NULL,
  CONSTRAINT known_devices_user_id_hash_pk PRIMARY KEY (user_id, hash),
  CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- platform

CREATE TABLE user_versions (
  user_id uuid PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT user_versions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Unlogged: counters change with every request, and after a crash they may start again at zero.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  window_start timestamptz(3) NOT NULL,
  count integer NOT NULL
);

CREATE TABLE instance_settings (
  key text PRIMARY KEY,
  value text NOT NULL
);

-- conversations

CREATE TABLE conversations (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  titled_by text NOT NULL,
  category_id uuid NOT NULL,
  subcategory_id uuid,
  placed_by text NOT NULL,
  confidence real NOT NULL DEFAULT 0,
  needs_review boolean NOT NULL DEFAULT false,
  guesses jsonb NOT NULL DEFAULT '[]',
  engine_version text,
  sentiment real NOT NULL DEFAULT 0.5,
  preview text NOT NULL DEFAULT '',
  message_count integer NOT NULL DEFAULT 0,
  next_seq integer NOT NULL DEFAULT 0,
  active_leaf_id uuid,
  source text NOT NULL,
  source_id text,
  source_hash text,
  is_pinned boolean NOT NULL DEFAULT false,
  is_archived boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  last_activity_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  deleted_by_import_id uuid,
  refined_at timestamptz(3),
  CONSTRAINT conversations_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT conversations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX conversations_source ON conversations (user_id, source, source_id);
CREATE INDEX conversations_archived ON conversations (user_id) WHERE is_archived AND deleted_at IS NULL;
CREATE INDEX conversations_category ON conversations (user_id, category_id, last_activity_at DESC, id DESC)
  WHERE deleted_at IS NULL;
CREATE INDEX conversations_subcategory ON conversations (user_id, subcategory_id, last_activity_at DESC, id DESC)
  WHERE deleted_at IS NULL AND subcategory_id IS NOT NULL;
CREATE INDEX conversations_recent ON conversations (user_id, last_activity_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX conversations_trash ON conversations (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX conversations_taught ON conversations (user_id, last_activity_at DESC)
  WHERE placed_by = 'user' AND deleted_at IS NULL;
CREATE INDEX conversations_unrefined ON conversations (user_id, last_activity_at DESC)
  WHERE deleted_at IS NULL AND refined_at IS NULL AND (needs_review OR titled_by = 'engine');
CREATE INDEX conversations_review ON conversations (user_id, last_activity_at DESC)
  WHERE needs_review AND deleted_at IS NULL;

CREATE TABLE messages (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  id uuid NOT NULL,
  parent_id uuid,
  seq integer NOT NULL,
  role text NOT NULL,
  content text NOT NULL,
  blocks jsonb,
  status text NOT NULL DEFAULT 'complete',
  model text,
  fingerprint uuid NOT NULL,
  source_id text,
  import_id uuid,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT messages_user_id_conversation_id_id_pk PRIMARY KEY (user_id, conversation_id, id),
  CONSTRAINT messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX messages_order ON messages (user_id, conversation_id, seq);
CREATE INDEX messages_fingerprint ON messages (user_id, fingerprint);
CREATE INDEX messages_with_code ON messages (user_id, conversation_id)
  WHERE POSITION('```' IN content) > 0 OR blocks @> '[{"type": "code"}]';
CREATE INDEX messages_with_attachment ON messages (user_id, conversation_id)
  WHERE blocks @> '[{"type": "attachment"}]';

CREATE TABLE conversation_words (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  chunk integer NOT NULL,
  from_seq integer NOT NULL,
  to_seq integer NOT NULL,
  words tsvector NOT NULL,
  month integer NOT NULL,
  CONSTRAINT conversation_words_user_id_conversation_id_chunk_pk PRIMARY KEY (user_id, conversation_id, chunk),
  CONSTRAINT conversation_words_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX conversation_words_month_words ON conversation_words USING gin (user_id, month, words);

-- assistant

CREATE TABLE assistant_settings (
  user_id uuid PRIMARY KEY,
  uses_archive boolean NOT NULL DEFAULT true,
  instructions text NOT NULL DEFAULT '',
  CONSTRAINT assistant_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE memories (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  conversation_id uuid,
  CONSTRAINT memories_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT memories_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE model_calls (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  purpose text NOT NULL,
  model text NOT NULL,
  destination text NOT NULL,
  conversation_ids jsonb NOT NULL DEFAULT '[]',
  characters integer NOT NULL,
  input_tokens integer,
  output_tokens integer,
  outcome text NOT NULL,
  CONSTRAINT model_calls_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT model_calls_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX model_calls_latest ON model_calls (user_id, at DESC, id DESC);

-- attachments

CREATE TABLE attachments (
  user_id uuid NOT NULL,
  id_hash text NOT NULL,
  conversation_id uuid NOT NULL,
  size bigint NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT attachments_user_id_id_hash_conversation_id_pk PRIMARY KEY (user_id, id_hash, conversation_id),
  CONSTRAINT attachments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- backups

CREATE TABLE backups (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  trigger text NOT NULL,
  status text NOT NULL,
  progress real NOT NULL DEFAULT 0,
  bytes bigint,
  counts jsonb NOT NULL DEFAULT '{}',
  error jsonb,
  verifying_since timestamptz(3),
  verification jsonb,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  CONSTRAINT backups_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT backups_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX backups_recent ON backups (user_id, created_at DESC);

CREATE TABLE backup_schedules (
  user_id uuid PRIMARY KEY,
  every text NOT NULL,
  keep integer NOT NULL,
  next_at timestamptz(3) NOT NULL,
  CONSTRAINT backup_schedules_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX backup_schedules_due ON backup_schedules (next_at);

CREATE TABLE restores (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL,
  file_name text NOT NULL,
  made_at timestamptz(3),
  made_for text,
  counts jsonb NOT NULL DEFAULT '[]',
  files integer NOT NULL DEFAULT 0,
  error jsonb,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  CONSTRAINT restores_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT restores_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX restores_age ON restores (created_at);

-- billing

CREATE TABLE ai_chat_usage (
  user_id uuid NOT NULL,
  month text NOT NULL,
  settled integer NOT NULL DEFAULT 0,
  CONSTRAINT ai_chat_usage_user_id_month_pk PRIMARY KEY (user_id, month),
  CONSTRAINT ai_chat_usage_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE ai_chat_reservations (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  month text NOT NULL,
  lease_expires_at timestamptz(3) NOT NULL,
  CONSTRAINT ai_chat_reservations_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT ai_chat_reservations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX ai_chat_reservations_month ON ai_chat_reservations (user_id, month);

CREATE TABLE plans (
  user_id uuid NOT NULL,
  provider text NOT NULL,
  customer_id text NOT NULL,
  plan_id text,
  status text,
  is_ending boolean NOT NULL DEFAULT false,
  current_period_end timestamptz(3),
  attempt integer NOT NULL DEFAULT 1,
  reads_begun integer NOT NULL DEFAULT 0,
  read_applied integer NOT NULL DEFAULT 0,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT plans_user_id_provider_pk PRIMARY KEY (user_id, provider),
  CONSTRAINT plans_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX plans_customer ON plans (provider, customer_id);
CREATE INDEX plans_status ON plans (provider, status);

CREATE TABLE sandbox_plans (
  user_id uuid NOT NULL,
  id text NOT NULL,
  key text NOT NULL,
  record jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT sandbox_plans_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT sandbox_plans_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX sandbox_plans_key ON sandbox_plans (user_id, key);

CREATE TABLE payment_events (
  id text PRIMARY KEY,
  received_at timestamptz(3) NOT NULL
);
CREATE INDEX payment_events_received ON payment_events (received_at);

-- bulk acts

CREATE TABLE bulk_acts (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  before jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT bulk_acts_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT bulk_acts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- calendar

CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY,
  nonce text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT calendar_feeds_token_hash_unique UNIQUE (token_hash),
  CONSTRAINT calendar_feeds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- categories

CREATE TABLE categories (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  slug text,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  emoji text NOT NULL,
  color text NOT NULL,
  examples text[] NOT NULL DEFAULT '{}',
  position integer NOT NULL,
  conversation_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT categories_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT categories_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX categories_slug ON categories (user_id, slug);

CREATE TABLE subcategories (
  user_id uuid NOT NULL,
  category_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  conversation_count integer NOT NULL DEFAULT 0,
  last_conversation_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT subcategories_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT subcategories_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX subcategories_name ON subcategories (user_id, category_id, name);

-- chat

CREATE TABLE chat_turns (
  user_id uuid NOT NULL,
  message_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  user_message_id uuid NOT NULL,
  state text NOT NULL,
  plan jsonb NOT NULL,
  content text NOT NULL DEFAULT '',
  outcome jsonb,
  reservation_id uuid,
  idempotency_key text,
  request_hash text,
  stop_requested boolean NOT NULL DEFAULT false,
  lease_expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  CONSTRAINT chat_turns_user_id_message_id_pk PRIMARY KEY (user_id, message_id),
  CONSTRAINT chat_turns_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX chat_turns_idempotency ON chat_turns (user_id, idempotency_key);
CREATE UNIQUE INDEX chat_turns_one_open ON chat_turns (user_id, conversation_id)
  WHERE state IN ('pending', 'streaming');
CREATE INDEX chat_turns_open ON chat_turns (lease_expires_at) WHERE state IN ('pending', 'streaming');

-- feeds

CREATE TABLE followed_calendars (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  url text NOT NULL,
  name text NOT NULL,
  color text NOT NULL,
  is_hidden boolean NOT NULL DEFAULT false,
  event_count integer NOT NULL,
  skipped_count integer NOT NULL,
  etag text,
  last_modified text,
  content_hash text NOT NULL,
  read_at timestamptz(3) NOT NULL,
  next_read_at timestamptz(3) NOT NULL,
  fault text,
  failures integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  reminder_minutes integer,
  reminded_until timestamptz(3),
  next_reminder_at timestamptz(3),
  CONSTRAINT followed_calendars_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT followed_calendars_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX followed_calendars_url ON followed_calendars (user_id, url);
CREATE INDEX followed_calendars_due ON followed_calendars (next_read_at);
CREATE INDEX followed_calendars_reminders ON followed_calendars (next_reminder_at) WHERE next_reminder_at IS NOT NULL;

CREATE TABLE followed_events (
  user_id uuid NOT NULL,
  calendar_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  notes text NOT NULL,
  location text,
  event_date timestamptz(3) NOT NULL,
  local_start text,
  duration integer NOT NULL,
  time_zone text NOT NULL,
  is_all_day boolean NOT NULL,
  recurrence text,
  series_end timestamptz(3),
  exceptions jsonb NOT NULL DEFAULT '[]',
  is_free boolean NOT NULL DEFAULT false,
  CONSTRAINT followed_events_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT followed_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX followed_events_date ON followed_events (user_id, event_date);
CREATE INDEX followed_events_series ON followed_events (user_id) WHERE recurrence IS NOT NULL;
CREATE INDEX followed_events_calendar ON followed_events (user_id, calendar_id);

-- goals

CREATE TABLE goals (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  target_value double precision,
  start_value double precision NOT NULL DEFAULT 0,
  current_value double precision NOT NULL DEFAULT 0,
  unit text,
  target_date date,
  category_id uuid,
  achieved_at timestamptz(3),
  milestones_total integer NOT NULL DEFAULT 0,
  milestones_done integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT goals_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT goals_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX goals_open ON goals (user_id, target_date) WHERE deleted_at IS NULL;

CREATE TABLE goal_progress (
  user_id uuid NOT NULL,
  goal_id uuid NOT NULL,
  id uuid NOT NULL,
  amount double precision NOT NULL,
  note text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT goal_progress_user_id_goal_id_id_pk PRIMARY KEY (user_id, goal_id, id),
  CONSTRAINT goal_progress_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX goal_progress_time ON goal_progress (user_id, created_at DESC);

CREATE TABLE goal_milestones (
  user_id uuid NOT NULL,
  goal_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  target_value double precision,
  is_done boolean NOT NULL DEFAULT false,
  done_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT goal_milestones_user_id_goal_id_id_pk PRIMARY KEY (user_id, goal_id, id),
  CONSTRAINT goal_milestones_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE goal_evidence (
  user_id uuid NOT NULL,
  goal_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  is_confirmed boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT goal_evidence_user_id_goal_id_conversation_id_pk PRIMARY KEY (user_id, goal_id, conversation_id),
  CONSTRAINT goal_evidence_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- imports

CREATE TABLE imports (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL,
  files jsonb NOT NULL,
  sources jsonb NOT NULL DEFAULT '[]',
  bytes_total bigint NOT NULL,
  bytes_read bigint NOT NULL DEFAULT 0,
  counts jsonb NOT NULL,
  cursor jsonb,
  error jsonb,
  lease_expires_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  options jsonb NOT NULL DEFAULT '{"preview": false}',
  cancel_requested boolean NOT NULL DEFAULT false,
  preview jsonb,
  received_at timestamptz(3),
  CONSTRAINT imports_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT imports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX imports_open ON imports (status, lease_expires_at);
CREATE INDEX imports_recent ON imports (user_id, created_at DESC);

CREATE TABLE import_skips (
  user_id uuid NOT NULL,
  import_id uuid NOT NULL,
  position integer NOT NULL,
  item text NOT NULL,
  reason text NOT NULL,
  conversation_id uuid,
  kept_hash text,
  kept_bytes bigint,
  CONSTRAINT import_skips_user_id_import_id_position_pk PRIMARY KEY (user_id, import_id, "position"),
  CONSTRAINT import_skips_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX import_skips_kept ON import_skips (user_id, import_id) WHERE kept_hash IS NOT NULL;

CREATE TABLE import_changes (
  user_id uuid NOT NULL,
  import_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  action text NOT NULL,
  before jsonb,
  CONSTRAINT import_changes_user_id_import_id_conversation_id_pk PRIMARY KEY (user_id, import_id, conversation_id),
  CONSTRAINT import_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- learning

CREATE TABLE learning_decks (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  topic_key text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT learning_decks_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT learning_decks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX learning_decks_topic ON learning_decks (user_id, topic_key);
CREATE INDEX learning_decks_trash ON learning_decks (user_id, deleted_at);

CREATE TABLE learning_cards (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  deck_id uuid NOT NULL,
  front text NOT NULL,
  back text NOT NULL,
  tags text NOT NULL DEFAULT '',
  state text NOT NULL,
  conversation_id uuid,
  message_id uuid,
  content_key text,
  due_at timestamptz(3),
  memory jsonb,
  review_count integer NOT NULL DEFAULT 0,
  lapses integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT learning_cards_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT learning_cards_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX learning_cards_content ON learning_cards (user_id, content_key);
CREATE INDEX learning_cards_due ON learning_cards (user_id, due_at) WHERE state = 'accepted' AND deleted_at IS NULL;
CREATE INDEX learning_cards_trash ON learning_cards (user_id, deleted_at);
CREATE INDEX learning_cards_deck ON learning_cards (user_id, deck_id, created_at DESC, id DESC);
CREATE INDEX learning_cards_proposed ON learning_cards (user_id, created_at DESC, id DESC)
  WHERE state = 'proposed' AND deleted_at IS NULL;

CREATE TABLE learning_reviews (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  card_id uuid NOT NULL,
  idempotency_key text,
  rating text NOT NULL,
  was_new boolean NOT NULL,
  day date NOT NULL,
  reviewed_at timestamptz(3) NOT NULL,
  before jsonb,
  due_before timestamptz(3),
  CONSTRAINT learning_reviews_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT learning_reviews_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX learning_reviews_key ON learning_reviews (user_id, card_id, idempotency_key);
CREATE INDEX learning_reviews_day ON learning_reviews (user_id, day DESC);

CREATE TABLE learning_sources (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  is_pending boolean NOT NULL,
  deck_id uuid,
  note jsonb NOT NULL DEFAULT '[]',
  read_at timestamptz(3),
  asked_at timestamptz(3),
  CONSTRAINT learning_sources_user_id_conversation_id_pk PRIMARY KEY (user_id, conversation_id),
  CONSTRAINT learning_sources_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX learning_sources_pending ON learning_sources (user_id, conversation_id) WHERE is_pending;
CREATE INDEX learning_sources_deck ON learning_sources (user_id, deck_id);
CREATE INDEX learning_sources_unasked ON learning_sources (user_id, conversation_id)
  WHERE asked_at IS NULL AND NOT is_pending;

-- meaning

CREATE TABLE conversation_vectors (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  embedder text NOT NULL,
  basis text NOT NULL,
  vector bytea NOT NULL,
  sketch bit(512) NOT NULL,
  written_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT conversation_vectors_user_id_conversation_id_pk PRIMARY KEY (user_id, conversation_id),
  CONSTRAINT conversation_vectors_user_id_conversation_id_conversations_user
    FOREIGN KEY (user_id, conversation_id) REFERENCES conversations(user_id, id) ON DELETE CASCADE
);
CREATE INDEX conversation_vectors_written ON conversation_vectors (user_id, embedder, written_in, conversation_id);

-- notifications

CREATE TABLE notifications (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  body text NOT NULL DEFAULT '',
  link text NOT NULL,
  reminder_id uuid,
  is_in_app boolean NOT NULL,
  is_late boolean NOT NULL DEFAULT false,
  due_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  read_at timestamptz(3),
  CONSTRAINT notifications_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_recent ON notifications (user_id, created_at, id) WHERE is_in_app;

CREATE TABLE notification_deliveries (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  notification_id uuid NOT NULL,
  channel text NOT NULL,
  push_subscription_id uuid,
  state text NOT NULL DEFAULT 'waiting',
  reason text,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  CONSTRAINT notification_deliveries_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT notification_deliveries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY,
  default_channels text[] NOT NULL,
  event_reminder_minutes integer,
  briefing_enabled boolean NOT NULL DEFAULT false,
  briefing_time text NOT NULL DEFAULT '07:00',
  briefing_by_email boolean NOT NULL DEFAULT false,
  next_briefing_at timestamptz(3),
  CONSTRAINT notification_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notification_settings_briefing ON notification_settings (next_briefing_at)
  WHERE next_briefing_at IS NOT NULL;

CREATE TABLE push_subscriptions (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  label text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT push_subscriptions_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT push_subscriptions_session_id_sessions_id_fk
    FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id);

-- objects

CREATE TABLE pictures (
  user_id uuid NOT NULL,
  id_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  stored_at timestamptz(3),
  is_used boolean NOT NULL DEFAULT false,
  CONSTRAINT pictures_user_id_id_hash_pk PRIMARY KEY (user_id, id_hash),
  CONSTRAINT pictures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX pictures_unused ON pictures (created_at) WHERE NOT is_used;

-- planning

CREATE TABLE planning_preferences (
  user_id uuid NOT NULL,
  working_days jsonb,
  buffer_minutes integer,
  time_of_day_since timestamptz(3),
  CONSTRAINT planning_preferences_user_id_pk PRIMARY KEY (user_id),
  CONSTRAINT planning_preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE accepted_slots (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  part_of_day text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT accepted_slots_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT accepted_slots_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX accepted_slots_recent ON accepted_slots (user_id, created_at DESC);

CREATE TABLE weekly_reviews (
  user_id uuid NOT NULL,
  week date NOT NULL,
  note text NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT weekly_reviews_user_id_week_pk PRIMARY KEY (user_id, week),
  CONSTRAINT weekly_reviews_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- privacy

CREATE TABLE never_send_marks (
  user_id uuid NOT NULL,
  type text NOT NULL,
  id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT never_send_marks_user_id_type_id_pk PRIMARY KEY (user_id, type, id),
  CONSTRAINT never_send_marks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE secret_findings (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  found jsonb NOT NULL,
  message_id uuid NOT NULL,
  is_dismissed boolean NOT NULL DEFAULT false,
  found_at timestamptz(3) NOT NULL,
  CONSTRAINT secret_findings_user_id_conversation_id_pk PRIMARY KEY (user_id, conversation_id),
  CONSTRAINT secret_findings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX secret_findings_open ON secret_findings (user_id, found_at DESC) WHERE NOT is_dismissed;

-- profile

CREATE TABLE achievements (
  user_id uuid NOT NULL,
  id text NOT NULL,
  completed_at timestamptz(3) NOT NULL,
  CONSTRAINT achievements_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT achievements_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE activity_days (
  user_id uuid NOT NULL,
  day date NOT NULL,
  questions integer NOT NULL DEFAULT 0,
  CONSTRAINT activity_days_user_id_day_pk PRIMARY KEY (user_id, day),
  CONSTRAINT activity_days_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- prompts

CREATE TABLE scheduled_prompts (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  prompt text NOT NULL,
  category_id uuid,
  starts_at timestamptz(3) NOT NULL,
  time_zone text NOT NULL,
  recurrence text NOT NULL,
  is_paused boolean NOT NULL DEFAULT false,
  next_at timestamptz(3),
  wake_at timestamptz(3),
  run_due_at timestamptz(3),
  run_started_at timestamptz(3),
  run_attempts integer NOT NULL DEFAULT 0,
  run_conversation_id uuid,
  run_message_id uuid,
  last_ran_at timestamptz(3),
  last_conversation_id uuid,
  last_is_late boolean NOT NULL DEFAULT false,
  last_fault text,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT scheduled_prompts_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT scheduled_prompts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX scheduled_prompts_wake ON scheduled_prompts (wake_at) WHERE wake_at IS NOT NULL;

-- recommendations

CREATE TABLE recommendations (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  priority text NOT NULL,
  action_type text NOT NULL,
  category_id uuid,
  is_completed boolean NOT NULL DEFAULT false,
  is_dismissed boolean NOT NULL DEFAULT false,
  is_bookmarked boolean NOT NULL DEFAULT false,
  sources jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz(3) NOT NULL,
  key text,
  rule text NOT NULL DEFAULT 'saved',
  why text NOT NULL DEFAULT '',
  action jsonb,
  until timestamptz(3),
  decided_at timestamptz(3),
  wording jsonb,
  CONSTRAINT recommendations_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT recommendations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX recommendations_unworded ON recommendations (user_id)
  WHERE wording IS NULL AND key IS NOT NULL AND NOT is_completed AND NOT is_dismissed;
CREATE INDEX recommendations_open ON recommendations (user_id, created_at DESC)
  WHERE NOT is_completed AND NOT is_dismissed;
CREATE INDEX recommendations_decided ON recommendations (user_id, decided_at DESC) WHERE is_completed OR is_dismissed;

CREATE TABLE recommendation_rounds (
  user_id uuid PRIMARY KEY,
  computed_at timestamptz(3) NOT NULL,
  CONSTRAINT recommendation_rounds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- reminders

CREATE TABLE reminders (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  remind_at timestamptz(3) NOT NULL,
  time_zone text NOT NULL,
  recurrence text,
  status text NOT NULL DEFAULT 'scheduled',
  conversation_id uuid,
  message_id uuid,
  created_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  channels text[] NOT NULL DEFAULT '{in_app}',
  next_at timestamptz(3),
  fired_at timestamptz(3),
  is_late boolean NOT NULL DEFAULT false,
  event_id uuid,
  minutes_before integer,
  CONSTRAINT reminders_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reminders_open ON reminders (user_id, next_at) WHERE deleted_at IS NULL AND status <> 'done';
CREATE INDEX reminders_event ON reminders (user_id, event_id) WHERE event_id IS NOT NULL;
CREATE INDEX reminders_due ON reminders (next_at) WHERE deleted_at IS NULL AND next_at IS NOT NULL;

-- reports

CREATE TABLE reports (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  conversations integer NOT NULL,
  sections jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT reports_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT reports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX reports_time ON reports (user_id, kind, first_day);
CREATE INDEX reports_recent ON reports (user_id, last_day DESC);

CREATE TABLE report_settings (
  user_id uuid PRIMARY KEY,
  is_weekly boolean NOT NULL DEFAULT false,
  is_monthly boolean NOT NULL DEFAULT false,
  by_email boolean NOT NULL DEFAULT false,
  next_at timestamptz(3),
  CONSTRAINT report_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX report_settings_due ON report_settings (next_at) WHERE next_at IS NOT NULL;

-- schedule

CREATE TABLE events (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  event_date timestamptz(3) NOT NULL,
  duration integer NOT NULL DEFAULT 0,
  time_zone text NOT NULL,
  is_all_day boolean NOT NULL DEFAULT false,
  recurrence text,
  category_id uuid,
  notes text NOT NULL DEFAULT '',
  location text,
  is_auto_detected boolean NOT NULL DEFAULT false,
  conversation_id uuid,
  message_id uuid,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  task_id uuid,
  local_start text,
  series_end timestamptz(3),
  revision integer NOT NULL DEFAULT 0,
  is_free boolean NOT NULL DEFAULT false,
  CONSTRAINT events_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX events_date ON events (user_id, event_date) WHERE deleted_at IS NULL;
CREATE INDEX events_series ON events (user_id) WHERE recurrence IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX events_task ON events (user_id, event_date) WHERE task_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX events_trash ON events (user_id, deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX events_conversation ON events (user_id, conversation_id)
  WHERE conversation_id IS NOT NULL AND deleted_at IS NULL;

CREATE TABLE event_exceptions (
  user_id uuid NOT NULL,
  series_id uuid NOT NULL,
  original_start timestamptz(3) NOT NULL,
  id uuid NOT NULL,
  event_date timestamptz(3) NOT NULL,
  changes jsonb NOT NULL DEFAULT '{}',
  is_cancelled boolean NOT NULL DEFAULT false,
  deleted_at timestamptz(3),
  CONSTRAINT event_exceptions_user_id_series_id_original_start_pk PRIMARY KEY (user_id, series_id, original_start),
  CONSTRAINT event_exceptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX event_exceptions_date ON event_exceptions (user_id, event_date);
CREATE INDEX event_exceptions_original ON event_exceptions (user_id, original_start);
CREATE INDEX event_exceptions_trash ON event_exceptions (user_id, deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE event_notes (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  original_start timestamptz(3),
  content text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT event_notes_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT event_notes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX event_notes_event ON event_notes (user_id, event_id, created_at);

CREATE TABLE event_changes (
  user_id uuid NOT NULL,
  key uuid NOT NULL,
  event_id text NOT NULL,
  before jsonb NOT NULL,
  is_undone boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT event_changes_user_id_key_pk PRIMARY KEY (user_id, key),
  CONSTRAINT event_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX event_changes_age ON event_changes (user_id, created_at);

-- searches

CREATE TABLE saved_searches (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  q text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT saved_searches_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT saved_searches_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE recent_searches (
  user_id uuid NOT NULL,
  q text NOT NULL,
  searched_at timestamptz(3) NOT NULL,
  CONSTRAINT recent_searches_user_id_q_pk PRIMARY KEY (user_id, q),
  CONSTRAINT recent_searches_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- sharing

CREATE TABLE conversation_shares (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  nonce text NOT NULL,
  token_hash text NOT NULL,
  snapshot jsonb,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT conversation_shares_user_id_conversation_id_pk PRIMARY KEY (user_id, conversation_id),
  CONSTRAINT conversation_shares_token_hash_unique UNIQUE (token_hash),
  CONSTRAINT conversation_shares_user_id_conversation_id_conversations_user_
    FOREIGN KEY (user_id, conversation_id) REFERENCES conversations(user_id, id) ON DELETE CASCADE
);

-- sorting

CREATE TABLE sorting_acts (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3),
  CONSTRAINT sorting_acts_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT sorting_acts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE sorting_moves (
  user_id uuid NOT NULL,
  act_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  CONSTRAINT sorting_moves_user_id_act_id_conversation_id_pk PRIMARY KEY (user_id, act_id, conversation_id),
  CONSTRAINT sorting_moves_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE subcategory_proposals (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  category_id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  conversation_ids uuid[] NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT subcategory_proposals_user_id_category_id_id_pk PRIMARY KEY (user_id, category_id, id),
  CONSTRAINT subcategory_proposals_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE resort_runs (
  user_id uuid PRIMARY KEY,
  status text NOT NULL,
  checked integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  CONSTRAINT resort_runs_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE resort_moves (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  from_category_id uuid NOT NULL,
  from_confidence real NOT NULL,
  after jsonb NOT NULL,
  CONSTRAINT resort_moves_user_id_conversation_id_pk PRIMARY KEY (user_id, conversation_id),
  CONSTRAINT resort_moves_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- suggestions

CREATE TABLE suggestions (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  conversation_id uuid,
  message_id uuid,
  type text NOT NULL,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  scheduling_details jsonb,
  state text NOT NULL DEFAULT 'pending',
  content_key text NOT NULL,
  result_id uuid,
  created_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3),
  import_id uuid,
  said_at timestamptz(3),
  CONSTRAINT suggestions_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT suggestions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX suggestions_content ON suggestions (user_id, conversation_id, content_key);
CREATE INDEX suggestions_state ON suggestions (user_id, state, created_at DESC);
CREATE UNIQUE INDEX suggestions_content_alone ON suggestions (user_id, content_key) WHERE conversation_id IS NULL;

-- summaries

CREATE TABLE conversation_summaries (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  leaf_id uuid NOT NULL,
  text text NOT NULL,
  model text NOT NULL,
  written_at timestamptz(3) NOT NULL,
  CONSTRAINT conversation_summaries_user_id_conversation_id_pk PRIMARY KEY (user_id, conversation_id),
  CONSTRAINT conversation_summaries_user_id_conversation_id_conversations_us
    FOREIGN KEY (user_id, conversation_id) REFERENCES conversations(user_id, id) ON DELETE CASCADE
);

-- tasks

CREATE TABLE tasks (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  due_date date,
  estimate_minutes integer,
  is_done boolean NOT NULL DEFAULT false,
  conversation_id uuid,
  message_id uuid,
  created_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  completed_at timestamptz(3),
  recurrence text,
  next_task_id uuid,
  goal_id uuid,
  CONSTRAINT tasks_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT tasks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX tasks_open ON tasks (user_id, due_date) WHERE NOT is_done AND deleted_at IS NULL;
CREATE INDEX tasks_done ON tasks (user_id, completed_at DESC) WHERE is_done AND deleted_at IS NULL;

-- templates

CREATE TABLE templates (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  body text NOT NULL,
  category_id uuid,
  is_favorite boolean NOT NULL DEFAULT false,
  usage_count integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  versions jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT templates_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT templates_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX templates_trash ON templates (user_id, deleted_at);

-- trends

CREATE TABLE trend_marks (
  user_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  conversation_id uuid NOT NULL,
  CONSTRAINT trend_marks_user_id_id_pk PRIMARY KEY (user_id, id),
  CONSTRAINT trend_marks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE trend_states (
  user_id uuid PRIMARY KEY,
  time_zone text NOT NULL,
  version integer NOT NULL,
  counted_at timestamptz(3),
  CONSTRAINT trend_states_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE trend_conversations (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  day date NOT NULL,
  category_id uuid NOT NULL,
  source text NOT NULL,
  sentiment real NOT NULL,
  CONSTRAINT trend_conversations_user_id_conversation_id_pk PRIMARY KEY (user_id, conversation_id),
  CONSTRAINT trend_conversations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX trend_conversations_day ON trend_conversations (user_id, day, conversation_id);

CREATE TABLE trend_hours (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  day date NOT NULL,
  hour smallint NOT NULL,
  messages integer NOT NULL,
  questions integer NOT NULL,
  CONSTRAINT trend_hours_user_id_conversation_id_day_hour_pk PRIMARY KEY (user_id, conversation_id, day, hour),
  CONSTRAINT trend_hours_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX trend_hours_day ON trend_hours (user_id, day, hour);

CREATE TABLE trend_days (
  user_id uuid NOT NULL,
  day date NOT NULL,
  category_id uuid NOT NULL,
  source text NOT NULL,
  conversations integer NOT NULL,
  sentiment_sum double precision NOT NULL,
  CONSTRAINT trend_days_user_id_day_category_id_source_pk PRIMARY KEY (user_id, day, category_id, source),
  CONSTRAINT trend_days_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE trend_activity (
  user_id uuid NOT NULL,
  day date NOT NULL,
  hour smallint NOT NULL,
  messages integer NOT NULL,
  questions integer NOT NULL,
  CONSTRAINT trend_activity_user_id_day_hour_pk PRIMARY KEY (user_id, day, hour),
  CONSTRAINT trend_activity_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE trend_months (
  user_id uuid NOT NULL,
  month date NOT NULL,
  category_id uuid NOT NULL,
  source text NOT NULL,
  conversations integer NOT NULL,
  sentiment_sum double precision NOT NULL,
  CONSTRAINT trend_months_user_id_month_category_id_source_pk PRIMARY KEY (user_id, month, category_id, source),
  CONSTRAINT trend_months_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE trend_week_hours (
  user_id uuid NOT NULL,
  month date NOT NULL,
  weekday smallint NOT NULL,
  hour smallint NOT NULL,
  messages integer NOT NULL,
  questions integer NOT NULL,
  CONSTRAINT trend_week_hours_user_id_month_weekday_hour_pk PRIMARY KEY (user_id, month, weekday, hour),
  CONSTRAINT trend_week_hours_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE trend_phrases (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  conversation_id uuid NOT NULL,
  day date NOT NULL,
  label text NOT NULL,
  CONSTRAINT trend_phrases_user_id_kind_key_conversation_id_pk PRIMARY KEY (user_id, kind, key, conversation_id),
  CONSTRAINT trend_phrases_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX trend_phrases_conversation ON trend_phrases (user_id, conversation_id);
CREATE INDEX trend_phrases_by_day ON trend_phrases (user_id, kind, day, key);
CREATE INDEX trend_phrases_by_key ON trend_phrases (user_id, kind, key, day);

CREATE TABLE trend_phrase_totals (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  conversations integer NOT NULL,
  CONSTRAINT trend_phrase_totals_user_id_kind_key_pk PRIMARY KEY (user_id, kind, key),
  CONSTRAINT trend_phrase_totals_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX trend_phrase_totals_most ON trend_phrase_totals (user_id, kind, conversations DESC);

CREATE TABLE trend_phrase_months (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  month date NOT NULL,
  conversations integer NOT NULL,
  CONSTRAINT trend_phrase_months_user_id_kind_key_month_pk PRIMARY KEY (user_id, kind, key, month),
  CONSTRAINT trend_phrase_months_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE trend_phrase_years (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  year date NOT NULL,
  conversations integer NOT NULL,
  CONSTRAINT trend_phrase_years_user_id_kind_key_year_pk PRIMARY KEY (user_id, kind, key, year),
  CONSTRAINT trend_phrase_years_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

-- Every change to a conversation that affects the trends adds a row to trend_marks, whatever statement made the change.
-- Rows are only added, so that no writer waits for another. Deleting an account adds none for its conversations.
CREATE FUNCTION mark_new_trends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO trend_marks (user_id, conversation_id) SELECT user_id, id FROM entered;
  RETURN NULL;
END $$;

CREATE FUNCTION mark_changed_trends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO trend_marks (user_id, conversation_id)
  SELECT n.user_id, n.id FROM entered n JOIN gone o ON o.user_id = n.user_id AND o.id = n.id
  WHERE (n.category_id, n.source, n.is_archived, n.deleted_at IS NULL, n.sentiment, n.message_count, n.title, n.created_at)
    IS DISTINCT FROM
    (o.category_id, o.source, o.is_archived, o.deleted_at IS NULL, o.sentiment, o.message_count, o.title, o.created_at);
  RETURN NULL;
END $$;

CREATE FUNCTION mark_gone_trends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO trend_marks (user_id, conversation_id)
  SELECT o.user_id, o.id FROM gone o WHERE EXISTS (SELECT FROM users u WHERE u.id = o.user_id);
  RETURN NULL;
END $$;

CREATE TRIGGER conversations_entered AFTER INSERT ON conversations
  REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION mark_new_trends();

CREATE TRIGGER conversations_changed AFTER UPDATE ON conversations
  REFERENCING NEW TABLE AS entered OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_trends();

CREATE TRIGGER conversations_gone AFTER DELETE ON conversations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_gone_trends();
