// Deposit addresses out of the operator's extended public key: whoever has it can see what arrives, and move nothing.
import { ECDH } from 'node:crypto';
import { HDKey, publicKeyToAddress } from 'viem/accounts';

/** BIP-32: the branch of addresses that are given out. */
const receiving = 0;

function publicKey(text: string): HDKey {
  try {
    return HDKey.fromExtendedKey(text);
  } catch {
    throw new Error('the extended public key is not one: it begins with xpub and carries a checksum');
  }
}

/**
 * The address of a place (1, 2, …), in small letters.
 * Refuses (Error) what is no extended key, and a private one: that belongs to no machine that answers the web.
 */
export function depositKeys(extendedPublicKey: string): (place: number) => string {
  const root = publicKey(extendedPublicKey);
  if (root.privateKey !== null)
    throw new Error('this is an extended private key. Give the public one (xpub), and keep that one away from here');
  const branch = root.deriveChild(receiving);
  return (place) => {
    const key = branch.deriveChild(place).publicKey;
    if (key === null) throw new Error(`no key at ${place}`);
    const whole = ECDH.convertKey(key, 'secp256k1', undefined, 'hex', 'uncompressed');
    return publicKeyToAddress(`0x${String(whole)}`).toLowerCase();
  };
}
