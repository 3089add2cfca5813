CREATE TABLE "model_keys" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"base_url" text,
	"sealed_key" text,
	"last_characters" text NOT NULL,
	"models" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_keys_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "model_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"chosen" text,
	"recent" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"favourites" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"monthly_limit" double precision
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "tokens" jsonb;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "cost" double precision;--> statement-breakpoint
ALTER TABLE "model_keys" ADD CONSTRAINT "model_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_settings" ADD CONSTRAINT "model_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;