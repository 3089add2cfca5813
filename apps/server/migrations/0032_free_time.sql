ALTER TABLE "followed_calendars" ADD COLUMN "reminder_minutes" integer;--> statement-breakpoint
ALTER TABLE "followed_calendars" ADD COLUMN "reminded_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "followed_calendars" ADD COLUMN "next_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "followed_events" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "followed_calendars_reminders" ON "followed_calendars" USING btree ("next_reminder_at") WHERE next_reminder_at is not null;--> statement-breakpoint
UPDATE "events" SET "is_free" = true WHERE "is_all_day";--> statement-breakpoint
UPDATE "followed_events" SET "is_free" = true WHERE "is_all_day";
