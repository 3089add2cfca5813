CREATE TABLE "archive_map_points" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	CONSTRAINT "archive_map_points_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "archive_maps" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"embedder" text NOT NULL,
	"version" integer NOT NULL,
	"laid_out" integer NOT NULL,
	"regions" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archive_map_points" ADD CONSTRAINT "archive_map_points_user_id_conversation_id_conversations_user_id_id_fk" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_maps" ADD CONSTRAINT "archive_maps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;