CREATE TABLE "learning_cards" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"deck_id" uuid NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"tags" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"content_key" text,
	"due_at" timestamp (3) with time zone,
	"memory" jsonb,
	"review_count" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "learning_cards_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_decks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"topic_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "learning_decks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_reviews" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"idempotency_key" text,
	"rating" text NOT NULL,
	"was_new" boolean NOT NULL,
	"day" date NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	"before" jsonb,
	CONSTRAINT "learning_reviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_sources" (
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"is_pending" boolean NOT NULL,
	"deck_id" uuid,
	"note" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "learning_sources_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
ALTER TABLE "learning_cards" ADD CONSTRAINT "learning_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_decks" ADD CONSTRAINT "learning_decks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_reviews" ADD CONSTRAINT "learning_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_sources" ADD CONSTRAINT "learning_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learning_cards_content" ON "learning_cards" USING btree ("user_id","content_key");--> statement-breakpoint
CREATE INDEX "learning_cards_deck" ON "learning_cards" USING btree ("user_id","deck_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "learning_cards_due" ON "learning_cards" USING btree ("user_id","due_at") WHERE state = 'accepted' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "learning_cards_proposed" ON "learning_cards" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'proposed' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "learning_cards_trash" ON "learning_cards" USING btree ("user_id","deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_decks_topic" ON "learning_decks" USING btree ("user_id","topic_key");--> statement-breakpoint
CREATE INDEX "learning_decks_trash" ON "learning_decks" USING btree ("user_id","deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_reviews_key" ON "learning_reviews" USING btree ("user_id","card_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "learning_reviews_day" ON "learning_reviews" USING btree ("user_id","day" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "learning_sources_pending" ON "learning_sources" USING btree ("user_id","conversation_id") WHERE is_pending;--> statement-breakpoint
CREATE INDEX "learning_sources_deck" ON "learning_sources" USING btree ("user_id","deck_id");