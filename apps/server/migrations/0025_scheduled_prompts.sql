CREATE TABLE "scheduled_prompts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"category_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"recurrence" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_at" timestamp (3) with time zone,
	"wake_at" timestamp (3) with time zone,
	"run_due_at" timestamp (3) with time zone,
	"run_started_at" timestamp (3) with time zone,
	"run_attempts" integer DEFAULT 0 NOT NULL,
	"run_conversation_id" uuid,
	"run_message_id" uuid,
	"last_ran_at" timestamp (3) with time zone,
	"last_conversation_id" uuid,
	"last_is_late" boolean DEFAULT false NOT NULL,
	"last_fault" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scheduled_prompts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "event_notes" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_prompts" ADD CONSTRAINT "scheduled_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_prompts_wake" ON "scheduled_prompts" USING btree ("wake_at") WHERE wake_at is not null;