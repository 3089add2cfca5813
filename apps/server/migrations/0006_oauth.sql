CREATE TABLE "connected_apps" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"scopes" text[] NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "connected_apps_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "connected_apps_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "oauth_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"app_id" uuid,
	"payload" json NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "oauth_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "connected_apps" ADD CONSTRAINT "connected_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_app_id_connected_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."connected_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connected_apps_client" ON "connected_apps" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_records_app" ON "oauth_records" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "oauth_records_expiry" ON "oauth_records" USING btree ("expires_at");