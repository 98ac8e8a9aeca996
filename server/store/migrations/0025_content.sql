CREATE TABLE "content_changes" (
	"change_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at_ms" bigint NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"tag" text NOT NULL,
	"version" integer
);
--> statement-breakpoint
CREATE TABLE "content_editions" (
	"item_id" integer NOT NULL,
	"tag" text NOT NULL,
	"published" integer,
	"from_ms" bigint,
	"until_ms" bigint,
	"imported" text,
	"is_operators" boolean DEFAULT false NOT NULL,
	CONSTRAINT "content_editions_item_id_tag_pk" PRIMARY KEY("item_id","tag")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"item_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_items_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"terms" jsonb NOT NULL,
	"place" integer NOT NULL,
	"imported_terms" text,
	CONSTRAINT "content_items_name" UNIQUE("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"item_id" integer NOT NULL,
	"tag" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"keywords" text[] NOT NULL,
	"at_ms" bigint NOT NULL,
	"author" text NOT NULL,
	CONSTRAINT "content_versions_item_id_tag_version_pk" PRIMARY KEY("item_id","tag","version")
);
--> statement-breakpoint
CREATE TABLE "operator_shifts" (
	"session_id" text PRIMARY KEY NOT NULL,
	"until_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" text PRIMARY KEY NOT NULL,
	"since_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_editions" ADD CONSTRAINT "content_editions_item_id_content_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_edition" FOREIGN KEY ("item_id","tag") REFERENCES "public"."content_editions"("item_id","tag") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_shifts" ADD CONSTRAINT "operator_shifts_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_changes_item" ON "content_changes" USING btree ("kind","slug");