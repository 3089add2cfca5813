CREATE TABLE "chat_files" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"id_hash" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"status" text NOT NULL,
	"pages" integer,
	"text" text,
	"note" text,
	"document_id" uuid,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_files_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_files_bytes" ON "chat_files" USING btree ("user_id","id_hash");--> statement-breakpoint
CREATE INDEX "chat_files_kept" ON "chat_files" USING btree ("user_id","created_at","id") WHERE is_kept;--> statement-breakpoint
CREATE INDEX "chat_files_unkept" ON "chat_files" USING btree ("created_at") WHERE not is_kept;