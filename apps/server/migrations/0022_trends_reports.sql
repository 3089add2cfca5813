CREATE TABLE "report_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_weekly" boolean DEFAULT false NOT NULL,
	"is_monthly" boolean DEFAULT false NOT NULL,
	"by_email" boolean DEFAULT false NOT NULL,
	"next_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"conversations" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "trend_activity" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"messages" integer NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "trend_activity_user_id_day_hour_pk" PRIMARY KEY("user_id","day","hour")
);
--> statement-breakpoint
CREATE TABLE "trend_conversations" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"day" date NOT NULL,
	"category_id" uuid NOT NULL,
	"source" text NOT NULL,
	"sentiment" real NOT NULL,
	CONSTRAINT "trend_conversations_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "trend_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"category_id" uuid NOT NULL,
	"source" text NOT NULL,
	"conversations" integer NOT NULL,
	"sentiment_sum" double precision NOT NULL,
	CONSTRAINT "trend_days_user_id_day_category_id_source_pk" PRIMARY KEY("user_id","day","category_id","source")
);
--> statement-breakpoint
CREATE TABLE "trend_hours" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"messages" integer NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "trend_hours_user_id_conversation_id_day_hour_pk" PRIMARY KEY("user_id","conversation_id","day","hour")
);
--> statement-breakpoint
CREATE TABLE "trend_marks" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "trend_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	CONSTRAINT "trend_marks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "trend_phrase_totals" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"conversations" integer NOT NULL,
	CONSTRAINT "trend_phrase_totals_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "trend_phrases" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"day" date NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "trend_phrases_user_id_kind_key_conversation_id_pk" PRIMARY KEY("user_id","kind","key","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "trend_states" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"version" integer NOT NULL,
	"counted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "report_settings" ADD CONSTRAINT "report_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_activity" ADD CONSTRAINT "trend_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_conversations" ADD CONSTRAINT "trend_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_days" ADD CONSTRAINT "trend_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_hours" ADD CONSTRAINT "trend_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_marks" ADD CONSTRAINT "trend_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_phrase_totals" ADD CONSTRAINT "trend_phrase_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_phrases" ADD CONSTRAINT "trend_phrases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_states" ADD CONSTRAINT "trend_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_settings_due" ON "report_settings" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_time" ON "reports" USING btree ("user_id","kind","first_day");--> statement-breakpoint
CREATE INDEX "reports_recent" ON "reports" USING btree ("user_id","last_day" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trend_conversations_day" ON "trend_conversations" USING btree ("user_id","day","conversation_id");--> statement-breakpoint
CREATE INDEX "trend_hours_day" ON "trend_hours" USING btree ("user_id","day","hour");--> statement-breakpoint
CREATE INDEX "trend_phrase_totals_most" ON "trend_phrase_totals" USING btree ("user_id","kind","conversations" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trend_phrases_conversation" ON "trend_phrases" USING btree ("user_id","conversation_id");--> statement-breakpoint
CREATE INDEX "trend_phrases_day" ON "trend_phrases" USING btree ("user_id","kind","day");