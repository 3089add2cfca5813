CREATE TABLE "conversation_summaries" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"leaf_id" uuid NOT NULL,
	"text" text NOT NULL,
	"model" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_summaries_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
ALTER TABLE "conversation_summaries" ADD CONSTRAINT "conversation_summaries_user_id_conversation_id_conversations_user_id_id_fk" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;