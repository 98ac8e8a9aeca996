// A passkey kept in a test: its public half for the database, and its answers to the questions of a login.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

export function softPasskey(id: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // A COSE key of two coordinates: kind 2, algorithm ES256, curve P-256.
  const coordinate = (text: string): Buffer => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')]);
  const cose = Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
  return {
    publicKey: cose.toString('base64url'),
    /** As a browser at `origin` answers. */
    answer: ({ challenge, rpId }: { readonly challenge: string; readonly rpId: string }, origin: string) => {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
      // Somebody was there and has shown who it is.
      const authenticatorData = Buffer.concat([sha256(rpId), Buffer.from([0x05, 0, 0, 0, 1])]);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      const text = (bytes: Buffer): string => bytes.toString('base64url');
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: { clientDataJSON: text(clientData), authenticatorData: text(authenticatorData), signature: text(signature) },
      };
    },
  };
}
