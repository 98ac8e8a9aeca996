// Passwords as they are hashed: the same characters are the same password, however a keyboard composes them.
import { hashPassword, verifyPassword } from 'better-auth/crypto';

const normalised = (password: string): string => password.normalize('NFKC');

export const hashNormalised = (password: string): Promise<string> => hashPassword(normalised(password));

export const verifyNormalised = (hash: string, password: string): Promise<boolean> =>
  verifyPassword({ hash, password: normalised(password) });
