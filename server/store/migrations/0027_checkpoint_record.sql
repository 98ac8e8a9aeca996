ALTER TABLE "projection_checkpoints" ADD COLUMN "record_sequence" bigint;--> statement-breakpoint
ALTER TABLE "projection_checkpoints" ADD COLUMN "record_hash" text;--> statement-breakpoint
ALTER TABLE "projection_checkpoints" ADD COLUMN "writer" text;