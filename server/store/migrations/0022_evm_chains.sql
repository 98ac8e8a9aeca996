CREATE TABLE "evm_address_numbers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "evm_address_numbers_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "evm_address_numbers_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "evm_blocks" (
	"network" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "evm_blocks_network_number_pk" PRIMARY KEY("network","number")
);
--> statement-breakpoint
CREATE TABLE "evm_payouts" (
	"network" text NOT NULL,
	"sender" text NOT NULL,
	"nonce" integer NOT NULL,
	"reference" text NOT NULL,
	"transaction_id" text NOT NULL,
	"raw" text NOT NULL,
	"network_fee" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	CONSTRAINT "evm_payouts_network_sender_nonce_pk" PRIMARY KEY("network","sender","nonce"),
	CONSTRAINT "evm_payouts_reference" UNIQUE("network","reference")
);
--> statement-breakpoint
ALTER TABLE "evm_address_numbers" ADD CONSTRAINT "evm_address_numbers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE restrict ON UPDATE no action;