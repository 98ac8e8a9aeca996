// The form in which passwords are kept: argon2id with the settings of now, and what earlier releases wrote.

/** OWASP's floor: 19 MiB, two passes, one lane. */
export const current = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, nonceLength: 16 } as const;

type Argon = {
  readonly kind: 'argon2id';
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly nonce: Buffer;
  readonly tag: Buffer;
};
/** The login library's scrypt (N 2^14, r 16, p 1): the salt is hashed as the text that stands here. */
type Scrypt = { readonly kind: 'scrypt'; readonly salt: string; readonly tag: Buffer };
export type KeptHash = Argon | Scrypt;

const plain = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** As the PHC string format has it. */
export const writeHash = (nonce: Uint8Array, tag: Uint8Array): string =>
  `$argon2id$v=19$m=${current.memory},t=${current.passes},p=${current.parallelism}$${plain(nonce)}$${plain(tag)}`;

/** Null: in no form that was ever written. */
export function readHash(text: string): KeptHash | null {
  const argon = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/.exec(text);
  if (argon !== null) {
    const [, memory = '', passes = '', parallelism = '', nonce = '', tag = ''] = argon;
    const settings = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    return { kind: 'argon2id', ...settings, nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') };
  }
  const [, salt, tag] = /^([\da-f]{32}):([\da-f]{128})$/.exec(text) ?? [];
  return salt === undefined || tag === undefined ? null : { kind: 'scrypt', salt, tag: Buffer.from(tag, 'hex') };
}

/** False: to be hashed anew at the next login. */
export function isCurrent(text: string): boolean {
  const kept = readHash(text);
  return kept?.kind === 'argon2id' && kept.memory === current.memory && kept.passes === current.passes;
}
