CREATE TABLE "pairings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "kind" text DEFAULT 'personal' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "device_name" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "capture_day" date;--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pairings_code" ON "pairings" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "imports_live" ON "imports" USING btree ("user_id","device_id","capture_day") WHERE device_id is not null;