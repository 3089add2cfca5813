CREATE TABLE "ai_chat_reservations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"month" text NOT NULL,
	"lease_expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_chat_reservations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "ai_chat_usage" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_chat_usage_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"emoji" text NOT NULL,
	"color" text NOT NULL,
	"examples" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	"conversation_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"user_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"conversation_count" integer DEFAULT 0 NOT NULL,
	"last_conversation_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subcategories_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_turns" (
	"user_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_message_id" uuid NOT NULL,
	"state" text NOT NULL,
	"plan" jsonb NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"outcome" jsonb,
	"reservation_id" uuid,
	"idempotency_key" text,
	"request_hash" text,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"lease_expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "chat_turns_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_words" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"chunk" integer NOT NULL,
	"from_seq" integer NOT NULL,
	"to_seq" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "conversation_words_user_id_conversation_id_chunk_pk" PRIMARY KEY("user_id","conversation_id","chunk")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"titled_by" text NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid,
	"placed_by" text NOT NULL,
	"confidence" real DEFAULT 0 NOT NULL,
	"needs_review" boolean DEFAULT false NOT NULL,
	"guesses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"engine_version" text,
	"sentiment" real DEFAULT 0.5 NOT NULL,
	"preview" text DEFAULT '' NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"next_seq" integer DEFAULT 0 NOT NULL,
	"active_leaf_id" uuid,
	"source" text NOT NULL,
	"source_id" text,
	"source_hash" text,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by_import_id" uuid,
	CONSTRAINT "conversations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"blocks" jsonb,
	"status" text DEFAULT 'complete' NOT NULL,
	"model" text,
	"fingerprint" uuid NOT NULL,
	"source_id" text,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_user_id_conversation_id_id_pk" PRIMARY KEY("user_id","conversation_id","id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"image" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"subscription_tier" text DEFAULT 'free' NOT NULL,
	"current_period_end" timestamp (3) with time zone,
	"closing_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_changes" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	CONSTRAINT "import_changes_user_id_import_id_conversation_id_pk" PRIMARY KEY("user_id","import_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "import_skips" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item" text NOT NULL,
	"reason" text NOT NULL,
	"conversation_id" uuid,
	CONSTRAINT "import_skips_user_id_import_id_position_pk" PRIMARY KEY("user_id","import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"files" jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bytes_total" bigint NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"cursor" jsonb,
	"error" jsonb,
	"lease_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"event_date" timestamp (3) with time zone NOT NULL,
	"duration" integer DEFAULT 0 NOT NULL,
	"time_zone" text NOT NULL,
	"is_all_day" boolean DEFAULT false NOT NULL,
	"recurrence" text,
	"category_id" uuid,
	"notes" text DEFAULT '' NOT NULL,
	"location" text,
	"is_auto_detected" boolean DEFAULT false NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"priority" text NOT NULL,
	"action_type" text NOT NULL,
	"category_id" uuid,
	"is_completed" boolean DEFAULT false NOT NULL,
	"is_dismissed" boolean DEFAULT false NOT NULL,
	"is_bookmarked" boolean DEFAULT false NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"remind_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"recurrence" text,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "reminders_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_date" date,
	"estimate_minutes" integer,
	"is_done" boolean DEFAULT false NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "tasks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "activity_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "instance_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_versions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"scheduling_details" jsonb,
	"state" text DEFAULT 'pending' NOT NULL,
	"content_key" text NOT NULL,
	"result_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "suggestions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_chat_reservations" ADD CONSTRAINT "ai_chat_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_chat_usage" ADD CONSTRAINT "ai_chat_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_words" ADD CONSTRAINT "conversation_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_skips" ADD CONSTRAINT "import_skips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_days" ADD CONSTRAINT "activity_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_versions" ADD CONSTRAINT "user_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_chat_reservations_month" ON "ai_chat_reservations" USING btree ("user_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("user_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "subcategories_name" ON "subcategories" USING btree ("user_id","category_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_turns_idempotency" ON "chat_turns" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_turns_one_open" ON "chat_turns" USING btree ("user_id","conversation_id") WHERE state in ('pending', 'streaming');--> statement-breakpoint
CREATE INDEX "chat_turns_open" ON "chat_turns" USING btree ("lease_expires_at") WHERE state in ('pending', 'streaming');--> statement-breakpoint
CREATE INDEX "conversation_words_words" ON "conversation_words" USING gin ("user_id","words");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_source" ON "conversations" USING btree ("user_id","source","source_id");--> statement-breakpoint
CREATE INDEX "conversations_category" ON "conversations" USING btree ("user_id","category_id","last_activity_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "conversations_subcategory" ON "conversations" USING btree ("user_id","subcategory_id","last_activity_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null and subcategory_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_recent" ON "conversations" USING btree ("user_id","last_activity_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "conversations_trash" ON "conversations" USING btree ("user_id","deleted_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "conversations_review" ON "conversations" USING btree ("user_id","last_activity_at" DESC NULLS LAST) WHERE needs_review and deleted_at is null;--> statement-breakpoint
CREATE INDEX "messages_order" ON "messages" USING btree ("user_id","conversation_id","seq");--> statement-breakpoint
CREATE INDEX "messages_fingerprint" ON "messages" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "imports_recent" ON "imports" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "imports_open" ON "imports" USING btree ("status","lease_expires_at");--> statement-breakpoint
CREATE INDEX "events_date" ON "events" USING btree ("user_id","event_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "events_series" ON "events" USING btree ("user_id") WHERE recurrence is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "reminders_time" ON "reminders" USING btree ("user_id","remind_at");--> statement-breakpoint
CREATE UNIQUE INDEX "suggestions_content" ON "suggestions" USING btree ("user_id","conversation_id","content_key");--> statement-breakpoint
CREATE INDEX "suggestions_state" ON "suggestions" USING btree ("user_id","state","created_at" DESC NULLS LAST);