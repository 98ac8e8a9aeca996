// The slow part: a password hashed with the settings of now, or held against a kept hash.
import { argon2Sync, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

import { current, readHash, writeHash, type KeptHash } from './kept-hash.ts';

export function hashPassword(password: string): string {
  const nonce = randomBytes(current.nonceLength);
  const { memory, passes, parallelism, tagLength } = current;
  return writeHash(nonce, argon2Sync('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength }));
}

const scryptCost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 } as const;

function tagOf(password: string, kept: KeptHash): Buffer {
  if (kept.kind === 'scrypt') return scryptSync(password, kept.salt, kept.tag.length, scryptCost);
  const { memory, passes, parallelism, nonce, tag } = kept;
  return argon2Sync('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength: tag.length });
}

/** False for a text that is no hash, too. */
export function isPassword(password: string, text: string): boolean {
  const kept = readHash(text);
  return kept !== null && timingSafeEqual(tagOf(password, kept), kept.tag);
}
