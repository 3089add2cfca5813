ALTER TABLE "suggestions" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "said_at" timestamp (3) with time zone;