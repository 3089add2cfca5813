CREATE TABLE "trend_phrase_years" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"year" date NOT NULL,
	"conversations" integer NOT NULL,
	CONSTRAINT "trend_phrase_years_user_id_kind_key_year_pk" PRIMARY KEY("user_id","kind","key","year")
);
--> statement-breakpoint
ALTER TABLE "trend_phrase_years" ADD CONSTRAINT "trend_phrase_years_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "trend_phrase_years" SELECT "user_id", "kind", "key", date_trunc('year', "month")::date, sum("conversations") FROM "trend_phrase_months" GROUP BY 1, 2, 3, 4;
