// The operator's access: the actions that it allows, and the key that opens it.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SourceState } from '#lib/contract/channels/source.ts';
import type { RunningScenario } from '#lib/contract/site/scenario.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import type { IndexesOfMarket } from '../market/indexes-of-market.ts';

/** The source that moves the prices, as it is seen and steered. */
export type SteeredMarket = {
  state(): SourceState;
  /** Null: no recording is played. Speeds and moments out of range throw a RangeError. */
  readonly replay: {
    play(): void;
    pause(): void;
    setSpeed(speed: number): void;
    seek(recordedMs: number): void;
    readonly span: { readonly fromMs: number; readonly toMs: number };
  } | null;
  /** Null: there are no contracts whose prices could be bent. */
  readonly scenarios: {
    /** Null: one is still running in that world. */
    begin(world: RunningScenario['world'], kind: RunningScenario['kind'], seed: string): RunningScenario | null;
    /** True if there was one. */
    end(world: RunningScenario['world']): boolean;
    running(): readonly RunningScenario[];
    /** Null: there are too many already. */
    listDelivery(minutes: number): Promise<ContractListing | null>;
  } | null;
  /** Null: there are no contracts whose indexes could be told. */
  readonly indexes: IndexesOfMarket | null;
};

export type OperatorKey = {
  /** In constant time: how much of it is right takes no longer to find out than that it is wrong. */
  opensTo(key: string): boolean;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The key in the data folder; the first start makes it, readable for its owner alone. Refuses (Error) one that was cut short. */
export function openOperatorKey(dataDir: string): OperatorKey {
  const path = join(dataDir, 'operator-key');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  const kept = readFileSync(path, 'utf8').trim();
  if (kept.length < 32) throw new Error(`${path}: the operator's key must have at least 32 characters; remove it to have a new one made`);
  const wanted = digest(kept);
  return { opensTo: (key) => timingSafeEqual(digest(key), wanted) };
}
