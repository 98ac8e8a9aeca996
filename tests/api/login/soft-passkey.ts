// A passkey kept in a test: how it is made, its public half for the database, and its answers to the questions of a login.
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
  const text = (bytes: Buffer): string => bytes.toString('base64url');
  return {
    publicKey: cose.toString('base64url'),
    /** As a browser at `origin` tells that the key was made. Synced: a cloud keeps it too. */
    made: ({ challenge, rp }: { readonly challenge: string; readonly rp: { readonly id: string } }, origin: string, synced = false) => {
      const name = Buffer.from(id, 'base64url');
      // Somebody was there, has shown who it is, and here is the key; its maker and its count are nought.
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, name.length]), name, cose]);
      const authData = Buffer.concat([sha256(rp.id), Buffer.from([synced ? 0x5d : 0x45, 0, 0, 0, 0]), key]);
      // CBOR: a map of fmt, attStmt and authData.
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174615900', 'hex');
      const attestationObject = text(Buffer.concat([head, Buffer.from([authData.length]), authData]));
      const clientDataJSON = text(Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false })));
      return { id, rawId: id, type: 'public-key' as const, response: { clientDataJSON, attestationObject } };
    },
    /** As a browser at `origin` answers. */
    answer: ({ challenge, rpId }: { readonly challenge: string; readonly rpId: string }, origin: string) => {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
      // Somebody was there and has shown who it is.
      const authenticatorData = Buffer.concat([sha256(rpId), Buffer.from([0x05, 0, 0, 0, 1])]);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: { clientDataJSON: text(clientData), authenticatorData: text(authenticatorData), signature: text(signature) },
      };
    },
  };
}
