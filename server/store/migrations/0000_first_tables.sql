CREATE SEQUENCE "public"."exchange_account_number" INCREMENT BY 1 MINVALUE 1000 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1;--> statement-breakpoint
CREATE TABLE "exchange_accounts" (
	"account_id" integer PRIMARY KEY DEFAULT nextval('exchange_account_number') NOT NULL,
	"user_id" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "exchange_accounts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"coin" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	CONSTRAINT "deposit_addresses_owner" UNIQUE("user_id","coin","network")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"coin" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"transaction_id" text NOT NULL,
	"output_index" integer DEFAULT 0 NOT NULL,
	"amount_units" bigint NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"required_confirmations" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL,
	"credited_at_ms" bigint,
	CONSTRAINT "deposits_arrival" UNIQUE("network","transaction_id","output_index")
);
--> statement-breakpoint
CREATE TABLE "fills" (
	"id" bigint PRIMARY KEY NOT NULL,
	"trade_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"market_id" integer NOT NULL,
	"side" text NOT NULL,
	"role" text NOT NULL,
	"price_ticks" bigint NOT NULL,
	"quantity_lots" bigint NOT NULL,
	"notional_units" bigint NOT NULL,
	"fee_asset_id" integer NOT NULL,
	"fee_units" bigint NOT NULL,
	"time_ms" bigint NOT NULL,
	CONSTRAINT "fills_order_trade" UNIQUE("order_id","trade_id")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"posting" integer NOT NULL,
	"cause" text NOT NULL,
	"order_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"asset_id" integer NOT NULL,
	"available_delta" bigint NOT NULL,
	"frozen_delta" bigint NOT NULL,
	"available_after" bigint NOT NULL,
	"frozen_after" bigint NOT NULL,
	"time_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candles" (
	"market_id" integer NOT NULL,
	"interval" text NOT NULL,
	"open_time_ms" bigint NOT NULL,
	"open_ticks" bigint NOT NULL,
	"high_ticks" bigint NOT NULL,
	"low_ticks" bigint NOT NULL,
	"close_ticks" bigint NOT NULL,
	"base_lots" numeric(40, 0) NOT NULL,
	"quote_units" numeric(40, 0) NOT NULL,
	CONSTRAINT "candles_market_id_interval_open_time_ms_pk" PRIMARY KEY("market_id","interval","open_time_ms")
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"market_id" integer NOT NULL,
	"time_ms" bigint NOT NULL,
	"trade_id" bigint NOT NULL,
	"price_ticks" bigint NOT NULL,
	"quantity_lots" bigint NOT NULL,
	"notional_units" bigint NOT NULL,
	"taker_side" text NOT NULL,
	CONSTRAINT "trades_market_id_time_ms_trade_id_pk" PRIMARY KEY("market_id","time_ms","trade_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"market_id" integer NOT NULL,
	"client_order_id" text NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"time_in_force" smallint NOT NULL,
	"price_ticks" bigint NOT NULL,
	"quantity_lots" bigint NOT NULL,
	"amount_units" bigint NOT NULL,
	"filled_lots" bigint NOT NULL,
	"filled_units" bigint NOT NULL,
	"fee_units" bigint NOT NULL,
	"fee_asset_id" integer NOT NULL,
	"open" boolean NOT NULL,
	"status" smallint NOT NULL,
	"cancel_reason" text NOT NULL,
	"created_at_ms" bigint NOT NULL,
	"updated_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projection_checkpoints" (
	"name" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venue_genesis" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exchange_accounts" ADD CONSTRAINT "exchange_accounts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_addresses" ADD CONSTRAINT "deposit_addresses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_addresses" ADD CONSTRAINT "deposit_addresses_account_id_exchange_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."exchange_accounts"("account_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_account_id_exchange_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."exchange_accounts"("account_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_addresses_address" ON "deposit_addresses" USING btree ("network","address");--> statement-breakpoint
CREATE INDEX "deposits_user" ON "deposits" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "deposits_status" ON "deposits" USING btree ("status");--> statement-breakpoint
CREATE INDEX "fills_account" ON "fills" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "account_user_id" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("account_id","order_id") WHERE open;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_client_order_id" ON "orders" USING btree ("account_id","client_order_id") WHERE client_order_id <> '';