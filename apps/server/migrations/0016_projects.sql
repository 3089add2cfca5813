CREATE TABLE "category_files" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_files_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "category_files_once" UNIQUE NULLS NOT DISTINCT("user_id","category_id","subcategory_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "imported_projects" (
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"project_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"subcategory_id" uuid NOT NULL,
	"is_added" boolean NOT NULL,
	"instructions" text NOT NULL,
	"file_ids" uuid[] NOT NULL,
	CONSTRAINT "imported_projects_user_id_source_project_id_pk" PRIMARY KEY("user_id","source","project_id")
);
--> statement-breakpoint
ALTER TABLE "category_files" ADD CONSTRAINT "category_files_category" FOREIGN KEY ("user_id","category_id") REFERENCES "public"."categories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_files" ADD CONSTRAINT "category_files_subcategory" FOREIGN KEY ("user_id","subcategory_id") REFERENCES "public"."subcategories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_files" ADD CONSTRAINT "category_files_of_file" FOREIGN KEY ("user_id","file_id") REFERENCES "public"."chat_files"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_projects" ADD CONSTRAINT "imported_projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_files_file" ON "category_files" USING btree ("user_id","file_id");--> statement-breakpoint
CREATE INDEX "imported_projects_import" ON "imported_projects" USING btree ("user_id","import_id");