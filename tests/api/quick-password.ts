// Stands for the threads that hash passwords in tests of calls: a real hash is slow on purpose (50 ms of a core each time), and not the subject.
import { createHash, randomBytes } from 'node:crypto';

import type { HashingThreads } from '#server/passwords/hashing-threads.ts';

let hashed = 0;

/** The number of passwords that have been hashed so far. */
export const hashedPasswords = (): number => hashed;

function digest(salt: string, password: string): string {
  hashed += 1;
  return createHash('sha256').update(`${salt}:${password}`).digest('base64').replace('=', '');
}

/** In the form of a hash of now, so that none is renewed. */
const hash = (salt: string, password: string): string => `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${digest(salt, password)}`;

export const createHashingThreads = (): HashingThreads => ({
  run: ({ password, kept }) =>
    Promise.resolve(kept === null ? hash(randomBytes(16).toString('hex'), password) : hash(kept.split('$')[4] ?? '', password) === kept),
  close: () => Promise.resolve(),
});
