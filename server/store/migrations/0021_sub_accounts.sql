CREATE TABLE "sub_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"main_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"frozen_at_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "trader_roles" (
	"user_id" text NOT NULL,
	"account" text NOT NULL,
	"role" integer NOT NULL,
	CONSTRAINT "trader_roles_user_id_account_role_pk" PRIMARY KEY("user_id","account","role")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "acting_as" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_accounts" ADD CONSTRAINT "sub_accounts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_accounts" ADD CONSTRAINT "sub_accounts_main_id_user_id_fk" FOREIGN KEY ("main_id") REFERENCES "public"."user"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trader_roles" ADD CONSTRAINT "trader_roles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sub_accounts_main" ON "sub_accounts" USING btree ("main_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_acting_as_user_id_fk" FOREIGN KEY ("acting_as") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;