CREATE TABLE "person_limits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"storage_bytes" bigint,
	"imports_per_day" integer,
	"ai_chats_per_month" integer
);
--> statement-breakpoint
CREATE TABLE "app_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"machine_account" text,
	"act" text NOT NULL,
	"subject_id" uuid,
	"target" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "sealed_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_shares" ADD COLUMN "sealed_token" text;--> statement-breakpoint
ALTER TABLE "person_limits" ADD CONSTRAINT "person_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_acts_recent" ON "operator_acts" USING btree ("at","id");