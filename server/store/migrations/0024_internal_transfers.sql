CREATE TABLE "internal_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "internal_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"to_user_id" text NOT NULL,
	"to_account_id" integer NOT NULL,
	"client_id" text,
	"coin" text NOT NULL,
	"amount_units" bigint NOT NULL,
	"worth_micros" bigint NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"created_at_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internal_transfers" ADD CONSTRAINT "internal_transfers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_transfers" ADD CONSTRAINT "internal_transfers_to_user_id_user_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."user"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "internal_transfers_client" ON "internal_transfers" USING btree ("user_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "internal_transfers_user" ON "internal_transfers" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "internal_transfers_receiver" ON "internal_transfers" USING btree ("to_user_id","id");