// The key that signs session cookies: the operator's, or one made at the first start and kept where only the owner reads it.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const shortest = 32;

/** Refuses (Error) a given secret of fewer than 32 characters, or a kept one that was cut short. */
export function authSecret(dataDir: string, given: string): string {
  const secret = given === '' ? keptSecret(join(dataDir, 'auth-secret')) : given;
  if (secret.length < shortest) throw new Error(`the secret that signs sessions must have at least ${shortest} characters`);
  return secret;
}

function keptSecret(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const made = randomBytes(48).toString('base64url');
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
  writeFileSync(path, made, { mode: 0o600, flag: 'wx' });
  return made;
}
