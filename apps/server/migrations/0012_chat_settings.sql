ALTER TABLE "categories" ADD COLUMN "instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "default_model" text;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "default_model" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "temperature" real;