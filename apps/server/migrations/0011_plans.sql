CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"plan_id" text,
	"status" text,
	"is_ending" boolean DEFAULT false NOT NULL,
	"current_period_end" timestamp (3) with time zone,
	"attempt" integer DEFAULT 1 NOT NULL,
	"reads_begun" integer DEFAULT 0 NOT NULL,
	"read_applied" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plans_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "sandbox_plans" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"key" text NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_plans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_plans" ADD CONSTRAINT "sandbox_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_customer" ON "plans" USING btree ("provider","customer_id");--> statement-breakpoint
CREATE INDEX "plans_status" ON "plans" USING btree ("provider","status");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_plans_key" ON "sandbox_plans" USING btree ("user_id","key");