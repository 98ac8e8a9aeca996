CREATE TABLE "c2c_ratings" (
	"order_id" bigint NOT NULL,
	"rated_by" text NOT NULL,
	"rater_id" integer NOT NULL,
	"rated_id" integer NOT NULL,
	"is_positive" boolean NOT NULL,
	"words" text NOT NULL,
	"rated_ms" bigint NOT NULL,
	"answer" text,
	"answered_ms" bigint,
	CONSTRAINT "c2c_ratings_order_id_rated_by_pk" PRIMARY KEY("order_id","rated_by")
);
--> statement-breakpoint
CREATE INDEX "c2c_ratings_rated" ON "c2c_ratings" USING btree ("rated_id","order_id");