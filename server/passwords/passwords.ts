// Passwords, hashed slowly and one source after the other, so that neither a rush nor a flood of logins holds up anything else.
import { networkOf } from '#server/network/network-of.ts';
import { createFairQueue, QueueFull } from './fair-queue.ts';
import { createHashingThreads } from './hashing-threads.ts';

export type Passwords = {
  /** `source`: whoever asks; sources take turns. Rejects (HashingBusy) where too many wait. */
  hash(password: string, source: string): Promise<string>;
  isRight(password: string, kept: string, source: string): Promise<boolean>;
  close(): Promise<void>;
};

/** Too many passwords wait to be hashed. */
export class HashingBusy extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many passwords are waiting to be hashed');
    this.name = 'HashingBusy';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whole logins that two busy cores get done; the hashes alone would be more. */
const hashesPerSecond = 25;
/** Nobody waits longer than a browser does: eight seconds. */
const limits = { atOnce: 2, waiting: 8 * hashesPerSecond, waitingPerSource: 2 * hashesPerSecond } as const;

/** The same characters are the same password, however a keyboard composes them. */
const normalised = (password: string): string => password.normalize('NFKC');

/** The source that a caller is. */
export const sourceOf = ({ address }: { readonly address: string }): string => networkOf(address);

export function createPasswords(): Passwords {
  const queue = createFairQueue(limits);
  const threads = createHashingThreads();
  const inTurn = async (password: string, kept: string | null, source: string): Promise<unknown> => {
    try {
      return await queue.run(source, () => threads.run({ password: normalised(password), kept }));
    } catch (error) {
      if (error instanceof QueueFull) throw new HashingBusy(Math.ceil(error.ahead / hashesPerSecond));
      throw error;
    }
  };
  return {
    hash: async (password, source) => {
      const hashed = await inTurn(password, null, source);
      if (typeof hashed !== 'string') throw new Error('a password was not hashed');
      return hashed;
    },
    isRight: async (password, kept, source) => (await inTurn(password, kept, source)) === true,
    close: threads.close,
  };
}
