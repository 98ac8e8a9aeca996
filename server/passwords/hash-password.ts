// The slow part: a password hashed with the settings of now, or held against a kept hash.
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

import { argon2id } from './argon2id.ts';
import { current, readHash, writeHash, type KeptHash } from './kept-hash.ts';

export function hashPassword(password: string): string {
  const nonce = randomBytes(current.nonceLength);
  return writeHash(nonce, argon2id(password, nonce, current));
}

const scryptCost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 } as const;

function tagOf(password: string, kept: KeptHash): Buffer {
  if (kept.kind === 'scrypt') return scryptSync(password, kept.salt, kept.tag.length, scryptCost);
  return argon2id(password, kept.nonce, { ...kept, tagLength: kept.tag.length });
}

/** False for a text that is no hash, too. */
export function isPassword(password: string, text: string): boolean {
  const kept = readHash(text);
  return kept !== null && timingSafeEqual(tagOf(password, kept), kept.tag);
}
