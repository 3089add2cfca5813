DROP INDEX "conversation_words_words";--> statement-breakpoint
DROP INDEX "model_calls_latest";--> statement-breakpoint
DROP INDEX "backups_recent";--> statement-breakpoint
DROP INDEX "conversations_category";--> statement-breakpoint
DROP INDEX "conversations_subcategory";--> statement-breakpoint
DROP INDEX "conversations_recent";--> statement-breakpoint
DROP INDEX "conversations_trash";--> statement-breakpoint
DROP INDEX "conversations_taught";--> statement-breakpoint
DROP INDEX "conversations_unrefined";--> statement-breakpoint
DROP INDEX "conversations_review";--> statement-breakpoint
DROP INDEX "goal_progress_time";--> statement-breakpoint
DROP INDEX "imports_recent";--> statement-breakpoint
DROP INDEX "learning_cards_deck";--> statement-breakpoint
DROP INDEX "learning_cards_proposed";--> statement-breakpoint
DROP INDEX "learning_reviews_day";--> statement-breakpoint
DROP INDEX "tasks_done";--> statement-breakpoint
DROP INDEX "accepted_slots_recent";--> statement-breakpoint
DROP INDEX "secret_findings_open";--> statement-breakpoint
DROP INDEX "recommendations_open";--> statement-breakpoint
DROP INDEX "recommendations_decided";--> statement-breakpoint
DROP INDEX "reports_recent";--> statement-breakpoint
DROP INDEX "suggestions_state";--> statement-breakpoint
DROP INDEX "trend_phrase_totals_most";--> statement-breakpoint
ALTER TABLE "conversation_words" ADD COLUMN "month" integer;--> statement-breakpoint
UPDATE "conversation_words" w SET "month" = coalesce((
  SELECT (extract(year from c."last_activity_at" at time zone 'UTC') * 12 + extract(month from c."last_activity_at" at time zone 'UTC'))::int
  FROM "conversations" c WHERE c."user_id" = w."user_id" AND c."id" = w."conversation_id"), 0);--> statement-breakpoint
ALTER TABLE "conversation_words" ALTER COLUMN "month" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_vectors" ADD COLUMN "written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "conversation_words_month_words" ON "conversation_words" USING gin ("user_id","month","words");--> statement-breakpoint
CREATE INDEX "conversation_vectors_written" ON "conversation_vectors" USING btree ("user_id","embedder","written_in","conversation_id");--> statement-breakpoint
CREATE INDEX "model_calls_latest" ON "model_calls" USING btree ("user_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "backups_recent" ON "backups" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_category" ON "conversations" USING btree ("user_id","category_id","last_activity_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "conversations_subcategory" ON "conversations" USING btree ("user_id","subcategory_id","last_activity_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and subcategory_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_recent" ON "conversations" USING btree ("user_id","last_activity_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "conversations_trash" ON "conversations" USING btree ("user_id","deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "conversations_taught" ON "conversations" USING btree ("user_id","last_activity_at" DESC NULLS FIRST) WHERE placed_by = 'user' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "conversations_unrefined" ON "conversations" USING btree ("user_id","last_activity_at" DESC NULLS FIRST) WHERE deleted_at is null and refined_at is null and (needs_review or titled_by = 'engine');--> statement-breakpoint
CREATE INDEX "conversations_review" ON "conversations" USING btree ("user_id","last_activity_at" DESC NULLS FIRST) WHERE needs_review and deleted_at is null;--> statement-breakpoint
CREATE INDEX "goal_progress_time" ON "goal_progress" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imports_recent" ON "imports" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "learning_cards_deck" ON "learning_cards" USING btree ("user_id","deck_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "learning_cards_proposed" ON "learning_cards" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'proposed' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "learning_reviews_day" ON "learning_reviews" USING btree ("user_id","day" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tasks_done" ON "tasks" USING btree ("user_id","completed_at" DESC NULLS FIRST) WHERE is_done and deleted_at is null;--> statement-breakpoint
CREATE INDEX "accepted_slots_recent" ON "accepted_slots" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "secret_findings_open" ON "secret_findings" USING btree ("user_id","found_at" DESC NULLS FIRST) WHERE not is_dismissed;--> statement-breakpoint
CREATE INDEX "recommendations_open" ON "recommendations" USING btree ("user_id","created_at" DESC NULLS FIRST) WHERE not is_completed and not is_dismissed;--> statement-breakpoint
CREATE INDEX "recommendations_decided" ON "recommendations" USING btree ("user_id","decided_at" DESC NULLS FIRST) WHERE is_completed or is_dismissed;--> statement-breakpoint
CREATE INDEX "reports_recent" ON "reports" USING btree ("user_id","last_day" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "suggestions_state" ON "suggestions" USING btree ("user_id","state","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trend_phrase_totals_most" ON "trend_phrase_totals" USING btree ("user_id","kind","conversations" DESC NULLS FIRST);