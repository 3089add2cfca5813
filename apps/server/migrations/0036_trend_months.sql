CREATE TABLE "trend_months" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"category_id" uuid NOT NULL,
	"source" text NOT NULL,
	"conversations" integer NOT NULL,
	"sentiment_sum" double precision NOT NULL,
	CONSTRAINT "trend_months_user_id_month_category_id_source_pk" PRIMARY KEY("user_id","month","category_id","source")
);
--> statement-breakpoint
CREATE TABLE "trend_phrase_months" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"month" date NOT NULL,
	"conversations" integer NOT NULL,
	CONSTRAINT "trend_phrase_months_user_id_kind_key_month_pk" PRIMARY KEY("user_id","kind","key","month")
);
--> statement-breakpoint
CREATE TABLE "trend_week_hours" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"weekday" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"messages" integer NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "trend_week_hours_user_id_month_weekday_hour_pk" PRIMARY KEY("user_id","month","weekday","hour")
);
--> statement-breakpoint
ALTER TABLE "trend_months" ADD CONSTRAINT "trend_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_phrase_months" ADD CONSTRAINT "trend_phrase_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_week_hours" ADD CONSTRAINT "trend_week_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "trend_months" SELECT "user_id", date_trunc('month', "day")::date, "category_id", "source", sum("conversations"), sum("sentiment_sum") FROM "trend_days" GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "trend_week_hours" SELECT "user_id", date_trunc('month', "day")::date, extract(isodow from "day"), "hour", sum("messages"), sum("questions") FROM "trend_activity" GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "trend_phrase_months" SELECT "user_id", "kind", "key", date_trunc('month', "day")::date, count(*) FROM "trend_phrases" GROUP BY 1, 2, 3, 4;
