CREATE TABLE "event_changes" (
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"event_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_changes_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "event_exceptions" (
	"user_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"original_start" timestamp (3) with time zone NOT NULL,
	"id" uuid NOT NULL,
	"event_date" timestamp (3) with time zone NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "event_exceptions_user_id_series_id_original_start_pk" PRIMARY KEY("user_id","series_id","original_start")
);
--> statement-breakpoint
CREATE TABLE "event_notes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"original_start" timestamp (3) with time zone,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_notes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "local_start" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "series_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_changes" ADD CONSTRAINT "event_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_exceptions" ADD CONSTRAINT "event_exceptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_notes" ADD CONSTRAINT "event_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_changes_age" ON "event_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "event_exceptions_date" ON "event_exceptions" USING btree ("user_id","event_date");--> statement-breakpoint
CREATE INDEX "event_exceptions_original" ON "event_exceptions" USING btree ("user_id","original_start");--> statement-breakpoint
CREATE INDEX "event_exceptions_trash" ON "event_exceptions" USING btree ("user_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "event_notes_event" ON "event_notes" USING btree ("user_id","event_id","created_at");--> statement-breakpoint
CREATE INDEX "events_trash" ON "events" USING btree ("user_id","deleted_at") WHERE deleted_at is not null;