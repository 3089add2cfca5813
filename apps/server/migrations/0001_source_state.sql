ALTER TABLE "conversations" ADD COLUMN "source_state" jsonb;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "project" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "assistant_name" text;