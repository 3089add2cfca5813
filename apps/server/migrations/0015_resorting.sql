CREATE TABLE "resort_moves" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"from_category_id" uuid NOT NULL,
	"from_confidence" real NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "resort_moves_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "resort_runs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "resort_moves" ADD CONSTRAINT "resort_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resort_runs" ADD CONSTRAINT "resort_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;