CREATE TABLE "context_packs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone,
	"includes_health" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "context_pack_lines" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"section" text NOT NULL,
	"key" text,
	"built_text" text,
	"text" text,
	"confidence" real NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "context_pack_lines_user_id_id_pk" PRIMARY KEY("user_id","id")
);--> statement-breakpoint
ALTER TABLE "context_packs" ADD CONSTRAINT "context_packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_pack_lines" ADD CONSTRAINT "context_pack_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "context_pack_lines_key" ON "context_pack_lines" USING btree ("user_id","key");