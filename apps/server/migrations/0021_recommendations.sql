CREATE TABLE "achievements" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "achievements_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_rounds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "rule" text DEFAULT 'saved' NOT NULL;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "why" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "action" jsonb;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_rounds" ADD CONSTRAINT "recommendation_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_archived" ON "conversations" USING btree ("user_id") WHERE is_archived and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recommendations_open" ON "recommendations" USING btree ("user_id","created_at" DESC NULLS LAST) WHERE not is_completed and not is_dismissed;--> statement-breakpoint
CREATE INDEX "recommendations_decided" ON "recommendations" USING btree ("user_id","decided_at" DESC NULLS LAST) WHERE is_completed or is_dismissed;--> statement-breakpoint
UPDATE "recommendations" SET "sources" = (
	SELECT coalesce(jsonb_agg(jsonb_build_object('kind', 'conversation', 'id', source->>'conversationId', 'messageId', source->'messageId')), '[]'::jsonb)
	FROM jsonb_array_elements("sources") AS source
);
