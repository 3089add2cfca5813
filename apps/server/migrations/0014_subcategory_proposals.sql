CREATE TABLE "subcategory_proposals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"conversation_ids" uuid[] NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subcategory_proposals_user_id_category_id_id_pk" PRIMARY KEY("user_id","category_id","id")
);
--> statement-breakpoint
ALTER TABLE "subcategory_proposals" ADD CONSTRAINT "subcategory_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;