// The pace of a world, in its folder while its time goes on: a world that runs on goes on with it after the end of its process.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

import type { WorldPace } from '../worlds.ts';

/** A speed that goes on. */
export type RunningPace = Extract<WorldPace, { pace: 'run' }>;

const kept = z.strictObject({
  speed: z.union([z.literal('fastest'), z.number().check(z.positive())]),
  untilMs: z.nullable(z.number()),
});

const pacePath = (folder: string): string => join(folder, 'pace.json');

/** Whole or not at all. */
export function keepPace(folder: string, { speed, untilMs }: Pick<RunningPace, 'speed' | 'untilMs'>): void {
  const path = pacePath(folder);
  const written: z.input<typeof kept> = { speed: Number.isFinite(speed) ? speed : 'fastest', untilMs };
  writeFileSync(`${path}.new`, JSON.stringify(written));
  renameSync(`${path}.new`, path);
}

export const forgetPace = (folder: string): void => rmSync(pacePath(folder), { force: true });

/** Null: its time stood still. */
export function readPace(folder: string): RunningPace | null {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(pacePath(folder), 'utf8'));
  } catch {
    return null;
  }
  const read = z.safeParse(kept, written);
  if (!read.success) return null;
  const { speed, untilMs } = read.data;
  return { pace: 'run', speed: speed === 'fastest' ? Number.POSITIVE_INFINITY : speed, untilMs };
}
