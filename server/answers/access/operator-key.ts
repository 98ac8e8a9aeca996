// The operator's access: the actions that it allows, and the key that opens it.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
