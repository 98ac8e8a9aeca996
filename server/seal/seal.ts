// Encrypts what people tell the venue in confidence: AES-256-GCM, with keys derived from the secret of the venue.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type Seal = {
  /** `owner` is bound to it: opened for another one it fails. */
  close(plain: Uint8Array, owner: string): string;
  /** Throws for what was changed, or closed with another secret, as another kind of content or for another owner. */
  open(sealed: string, owner: string): Buffer;
};

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Each kind of content has a key of its own. */
type SealedContent = 'identity documents' | 'payment methods';

export function createSeal(secret: string, content: SealedContent): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, 'meridian', content, 32));
  return {
    close: (plain, owner) => {
      const nonce = randomBytes(nonceBytes);
      const closing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([closing.update(plain), closing.final()]);
      return Buffer.concat([nonce, closing.getAuthTag(), body]).toString('base64');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64');
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
    },
  };
}
