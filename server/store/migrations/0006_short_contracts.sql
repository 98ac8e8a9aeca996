CREATE TABLE "short_contracts" (
	"number" integer PRIMARY KEY NOT NULL,
	"delivery_ms" bigint NOT NULL,
	"listed_ms" bigint NOT NULL
);
