DROP INDEX "messages_with_code";--> statement-breakpoint
CREATE INDEX "messages_with_code" ON "messages" USING btree ("user_id","conversation_id") WHERE (position('```' in content) > 0
  or jsonb_path_exists(blocks, '$[*] ? (@.type == "code" && (!(@.language == "markdown") || !exists(@.title)))'));