CREATE TABLE "sorting_acts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "sorting_acts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sorting_moves" (
	"user_id" uuid NOT NULL,
	"act_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "sorting_moves_user_id_act_id_conversation_id_pk" PRIMARY KEY("user_id","act_id","conversation_id")
);
--> statement-breakpoint
ALTER TABLE "sorting_acts" ADD CONSTRAINT "sorting_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sorting_moves" ADD CONSTRAINT "sorting_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;