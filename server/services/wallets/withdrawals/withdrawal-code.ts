// The code that confirms a withdrawal: six digits, kept as a hash together with the address that it is for.
import { createHash, randomInt } from 'node:crypto';

export const newWithdrawalCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const hashOfCode = (code: string, address: string): string => createHash('sha256').update(`${code}\n${address}`).digest('base64url');
