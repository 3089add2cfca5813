ALTER TABLE "import_skips" ADD COLUMN "kept_hash" text;--> statement-breakpoint
ALTER TABLE "import_skips" ADD COLUMN "kept_bytes" bigint;--> statement-breakpoint
CREATE INDEX "import_skips_kept" ON "import_skips" USING btree ("user_id","import_id") WHERE kept_hash is not null;