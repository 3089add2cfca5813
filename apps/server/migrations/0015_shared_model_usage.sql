CREATE TABLE "shared_model_usage" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"model" text NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shared_model_usage_user_id_month_model_pk" PRIMARY KEY("user_id","month","model")
);
--> statement-breakpoint
ALTER TABLE "ai_chat_reservations" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "shared_model_usage" ADD CONSTRAINT "shared_model_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;