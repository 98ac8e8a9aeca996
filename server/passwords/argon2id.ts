// The function argon2id, by a native library where there is one for the platform, else by Node's own in more than twice the time.
import { argon2Sync } from 'node:crypto';

type Argon2Settings = {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
};

type Argon2id = (password: string, nonce: Buffer, settings: Argon2Settings) => Buffer;

/** @internal */
export const argon2idOfNode: Argon2id = (password, nonce, { memory, passes, parallelism, tagLength }) =>
  argon2Sync('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength });

async function findNative(): Promise<Argon2id | null> {
  // It fails where its optional package for the platform is not installed.
  const library = await import('@node-rs/argon2').catch(() => null);
  if (library === null) return null;
  return (password, nonce, { memory, passes, parallelism, tagLength }) =>
    library.hashRawSync(password, { salt: nonce, memoryCost: memory, timeCost: passes, parallelism, outputLen: tagLength });
}

/** @internal */
export const argon2idOfLibrary = await findNative();

export const argon2id: Argon2id = argon2idOfLibrary ?? argon2idOfNode;
