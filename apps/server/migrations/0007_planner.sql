CREATE TABLE "goal_evidence" (
	"user_id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goal_evidence_user_id_goal_id_conversation_id_pk" PRIMARY KEY("user_id","goal_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "goal_milestones" (
	"user_id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"target_value" double precision,
	"is_done" boolean DEFAULT false NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goal_milestones_user_id_goal_id_id_pk" PRIMARY KEY("user_id","goal_id","id")
);
--> statement-breakpoint
CREATE TABLE "goal_progress" (
	"user_id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount" double precision NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goal_progress_user_id_goal_id_id_pk" PRIMARY KEY("user_id","goal_id","id")
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"target_value" double precision,
	"start_value" double precision DEFAULT 0 NOT NULL,
	"current_value" double precision DEFAULT 0 NOT NULL,
	"unit" text,
	"target_date" date,
	"category_id" uuid,
	"achieved_at" timestamp (3) with time zone,
	"milestones_total" integer DEFAULT 0 NOT NULL,
	"milestones_done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "goals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "accepted_slots" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"part_of_day" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accepted_slots_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "planning_preferences" (
	"user_id" uuid NOT NULL,
	"working_days" jsonb,
	"buffer_minutes" integer,
	"time_of_day_since" timestamp (3) with time zone,
	CONSTRAINT "planning_preferences_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "weekly_reviews" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "weekly_reviews_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "completed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "recurrence" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "next_task_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "goal_id" uuid;--> statement-breakpoint
ALTER TABLE "goal_evidence" ADD CONSTRAINT "goal_evidence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_milestones" ADD CONSTRAINT "goal_milestones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_progress" ADD CONSTRAINT "goal_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_slots" ADD CONSTRAINT "accepted_slots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_preferences" ADD CONSTRAINT "planning_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reviews" ADD CONSTRAINT "weekly_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goal_progress_time" ON "goal_progress" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goals_open" ON "goals" USING btree ("user_id","target_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "accepted_slots_recent" ON "accepted_slots" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_task" ON "events" USING btree ("user_id","event_date") WHERE task_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("user_id","due_date") WHERE not is_done and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_done" ON "tasks" USING btree ("user_id","completed_at" DESC NULLS LAST) WHERE is_done and deleted_at is null;