// Stands for the login library's password hash in tests of calls: theirs is slow on purpose (150 ms of a core each time), and not the subject.
import { createHash, randomBytes } from 'node:crypto';

export { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';

let hashed = 0;

/** The number of passwords that have been hashed so far, which takes long in the library itself. */
export const hashedPasswords = (): number => hashed;

function digest(salt: string, password: string): string {
  hashed += 1;
  return createHash('sha256').update(`${salt}:${password}`).digest('hex');
}

export function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return Promise.resolve(`${salt}:${digest(salt, password)}`);
}

export function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split(':');
  return Promise.resolve(digest(salt, password) === expected);
}
