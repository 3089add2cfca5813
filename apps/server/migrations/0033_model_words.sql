ALTER TABLE "learning_sources" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "wording" jsonb;--> statement-breakpoint
CREATE INDEX "learning_sources_unasked" ON "learning_sources" USING btree ("user_id","conversation_id") WHERE asked_at is null and not is_pending;--> statement-breakpoint
CREATE INDEX "recommendations_unworded" ON "recommendations" USING btree ("user_id") WHERE wording is null and key is not null and not is_completed and not is_dismissed;