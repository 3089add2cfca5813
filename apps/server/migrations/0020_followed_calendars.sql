CREATE TABLE "followed_calendars" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"event_count" integer NOT NULL,
	"skipped_count" integer NOT NULL,
	"etag" text,
	"last_modified" text,
	"content_hash" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"next_read_at" timestamp (3) with time zone NOT NULL,
	"fault" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "followed_calendars_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "followed_events" (
	"user_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"notes" text NOT NULL,
	"location" text,
	"event_date" timestamp (3) with time zone NOT NULL,
	"local_start" text,
	"duration" integer NOT NULL,
	"time_zone" text NOT NULL,
	"is_all_day" boolean NOT NULL,
	"recurrence" text,
	"series_end" timestamp (3) with time zone,
	"exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "followed_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "followed_calendars" ADD CONSTRAINT "followed_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_events" ADD CONSTRAINT "followed_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "followed_calendars_url" ON "followed_calendars" USING btree ("user_id","url");--> statement-breakpoint
CREATE INDEX "followed_calendars_due" ON "followed_calendars" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "followed_events_date" ON "followed_events" USING btree ("user_id","event_date");--> statement-breakpoint
CREATE INDEX "followed_events_series" ON "followed_events" USING btree ("user_id") WHERE recurrence is not null;--> statement-breakpoint
CREATE INDEX "followed_events_calendar" ON "followed_events" USING btree ("user_id","calendar_id");