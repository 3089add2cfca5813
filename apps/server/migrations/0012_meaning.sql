CREATE TABLE "conversation_vectors" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"embedder" text NOT NULL,
	"basis" text NOT NULL,
	"vector" "bytea" NOT NULL,
	"sketch" bit(512) NOT NULL,
	CONSTRAINT "conversation_vectors_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
ALTER TABLE "conversation_vectors" ADD CONSTRAINT "conversation_vectors_user_id_conversation_id_conversations_user_id_id_fk" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_taught" ON "conversations" USING btree ("user_id","last_activity_at" DESC NULLS LAST) WHERE placed_by = 'user' and deleted_at is null;