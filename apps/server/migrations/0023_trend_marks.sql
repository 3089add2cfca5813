-- Every change of a conversation that a trend shows leaves a mark, whoever makes it. Marks are only added: no writer
-- waits for another. Where the account itself goes, its conversations leave nothing behind.
CREATE FUNCTION mark_new_trends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO trend_marks (user_id, conversation_id) SELECT user_id, id FROM entered;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_changed_trends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO trend_marks (user_id, conversation_id)
  SELECT n.user_id, n.id FROM entered n JOIN gone o ON o.user_id = n.user_id AND o.id = n.id
  WHERE (n.category_id, n.source, n.is_archived, n.deleted_at IS NULL, n.sentiment, n.message_count, n.title, n.created_at)
    IS DISTINCT FROM
    (o.category_id, o.source, o.is_archived, o.deleted_at IS NULL, o.sentiment, o.message_count, o.title, o.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_gone_trends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO trend_marks (user_id, conversation_id)
  SELECT o.user_id, o.id FROM gone o WHERE EXISTS (SELECT FROM users u WHERE u.id = o.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER conversations_entered AFTER INSERT ON conversations
  REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION mark_new_trends();
--> statement-breakpoint
CREATE TRIGGER conversations_changed AFTER UPDATE ON conversations
  REFERENCING NEW TABLE AS entered OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_trends();
--> statement-breakpoint
CREATE TRIGGER conversations_gone AFTER DELETE ON conversations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_gone_trends();
--> statement-breakpoint
INSERT INTO trend_marks (user_id, conversation_id) SELECT user_id, id FROM conversations;
