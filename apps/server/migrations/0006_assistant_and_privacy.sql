CREATE TABLE "assistant_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"uses_archive" boolean DEFAULT true NOT NULL,
	"instructions" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"destination" text NOT NULL,
	"conversation_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"characters" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"outcome" text NOT NULL,
	CONSTRAINT "model_calls_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "never_send_marks" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "never_send_marks_user_id_type_id_pk" PRIMARY KEY("user_id","type","id")
);
--> statement-breakpoint
CREATE TABLE "secret_findings" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"found" jsonb NOT NULL,
	"message_id" uuid NOT NULL,
	"is_dismissed" boolean DEFAULT false NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "secret_findings_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD CONSTRAINT "assistant_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "never_send_marks" ADD CONSTRAINT "never_send_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secret_findings" ADD CONSTRAINT "secret_findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_latest" ON "model_calls" USING btree ("user_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "secret_findings_open" ON "secret_findings" USING btree ("user_id","found_at" DESC NULLS LAST) WHERE not is_dismissed;