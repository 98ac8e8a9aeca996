CREATE TABLE "adverts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"side" text NOT NULL,
	"coin" text NOT NULL,
	"quote" text NOT NULL,
	"price" text,
	"premium" integer,
	"amount_units" bigint NOT NULL,
	"taken_units" bigint DEFAULT 0 NOT NULL,
	"minimum_units" bigint NOT NULL,
	"maximum_units" bigint NOT NULL,
	"method_ids" jsonb NOT NULL,
	"schemes" jsonb NOT NULL,
	"payment_minutes" integer,
	"registered_days" integer NOT NULL,
	"done_in_30_days" integer NOT NULL,
	"completion_percent" integer NOT NULL,
	"remark" text NOT NULL,
	"auto_reply" text NOT NULL,
	"from_minute" integer,
	"to_minute" integer,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"created_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "adverts_user" ON "adverts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "adverts_online" ON "adverts" USING btree ("id") WHERE state = 'online';