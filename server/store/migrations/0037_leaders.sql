CREATE TABLE "leader_profiles" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"venue" text NOT NULL,
	"name" text,
	"words" text,
	"picture" text,
	"sent_name" text,
	"sent_words" text,
	"sent_picture" text,
	"sent_ms" bigint,
	"refused_reason" text
);
--> statement-breakpoint
CREATE TABLE "leader_waiting" (
	"leader_id" integer NOT NULL,
	"line" text NOT NULL,
	"user_id" text NOT NULL,
	"since_ms" bigint NOT NULL,
	CONSTRAINT "leader_waiting_leader_id_line_user_id_pk" PRIMARY KEY("leader_id","line","user_id")
);
--> statement-breakpoint
CREATE TABLE "leaders" (
	"account_id" integer NOT NULL,
	"line" text NOT NULL,
	"venue" text NOT NULL,
	"user_id" text NOT NULL,
	"status" integer NOT NULL,
	"agreed_ms" bigint NOT NULL,
	"first_started_ms" bigint NOT NULL,
	"started_ms" bigint NOT NULL,
	"ended_ms" bigint,
	"share_percent" integer NOT NULL,
	"next_share_percent" integer,
	"next_share_ms" bigint,
	"suspended_reason" text,
	CONSTRAINT "leaders_account_id_line_pk" PRIMARY KEY("account_id","line")
);
--> statement-breakpoint
ALTER TABLE "leader_waiting" ADD CONSTRAINT "leader_waiting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaders" ADD CONSTRAINT "leaders_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leader_waiting_user" ON "leader_waiting" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "leaders_user" ON "leaders" USING btree ("user_id");