CREATE TABLE "document_vectors" (
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"piece" integer NOT NULL,
	"embedder" text NOT NULL,
	"version_id" uuid NOT NULL,
	"vector" "bytea" NOT NULL,
	"sketch" bit(512) NOT NULL,
	CONSTRAINT "document_vectors_user_id_document_id_piece_pk" PRIMARY KEY("user_id","document_id","piece")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"is_file" boolean DEFAULT false NOT NULL,
	"bytes" bigint NOT NULL,
	"message_id" uuid,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_versions_user_id_document_id_id_pk" PRIMARY KEY("user_id","document_id","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"source_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"mime_type" text NOT NULL,
	"message_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversation_words" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "document_vectors" ADD CONSTRAINT "document_vectors_user_id_document_id_documents_user_id_id_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_user_id_document_id_documents_user_id_id_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_conversation_id_conversations_user_id_id_fk" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_vectors_embedder" ON "document_vectors" USING btree ("user_id","embedder");--> statement-breakpoint
CREATE INDEX "document_versions_order" ON "document_versions" USING btree ("user_id","document_id","number");--> statement-breakpoint
CREATE INDEX "documents_conversation" ON "documents" USING btree ("user_id","conversation_id","position");