CREATE TABLE "attachments" (
	"user_id" uuid NOT NULL,
	"id_hash" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attachments_user_id_id_hash_conversation_id_pk" PRIMARY KEY("user_id","id_hash","conversation_id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "preview" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;