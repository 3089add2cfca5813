DROP INDEX "trend_phrases_day";--> statement-breakpoint
CREATE INDEX "trend_phrases_by_day" ON "trend_phrases" USING btree ("user_id","kind","day","key");--> statement-breakpoint
CREATE INDEX "trend_phrases_by_key" ON "trend_phrases" USING btree ("user_id","kind","key","day");