CREATE TABLE "operator_call_ends" (
	"call_id" integer PRIMARY KEY NOT NULL,
	"at_ms" bigint NOT NULL,
	"code" text NOT NULL,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "operator_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at_ms" bigint NOT NULL,
	"operator" text NOT NULL,
	"call" text NOT NULL,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"before" jsonb
);
--> statement-breakpoint
CREATE TABLE "operator_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"revoked_at_ms" bigint,
	CONSTRAINT "operator_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "stopped_parts" (
	"part" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since_ms" bigint NOT NULL,
	"operator" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_call_ends" ADD CONSTRAINT "operator_call_ends_call_id_operator_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."operator_calls"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_calls_operator" ON "operator_calls" USING btree ("operator","id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_keys_name" ON "operator_keys" USING btree ("name") WHERE "operator_keys"."revoked_at_ms" is null;--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER "operator_calls_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_calls" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "operator_call_ends_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_call_ends" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
