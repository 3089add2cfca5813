-- The distinct words of each person's conversations, for mistyped words and other forms of a word. COLLATE "C": a range of
-- the key holds the words with the same beginning, a range of the index those with the same ending.
CREATE TABLE "search_vocabulary" (
	"user_id" uuid NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_vocabulary_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary_marks" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "search_vocabulary_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	CONSTRAINT "search_vocabulary_marks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "search_vocabulary" ADD CONSTRAINT "search_vocabulary_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_vocabulary_marks" ADD CONSTRAINT "search_vocabulary_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_vocabulary_reversed" ON "search_vocabulary" USING btree ("user_id",reverse("word"));--> statement-breakpoint
-- For model:… in searches.
CREATE INDEX "messages_model" ON "messages" USING btree ("user_id","conversation_id","model") WHERE model is not null;
