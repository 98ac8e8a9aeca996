// The app in a trader's pocket: shows the code of a secret at a time, worked out apart from the exchange.
import { createHmac } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function appCode(secret: string, atMs: number): string {
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.from(
    Math.floor(atMs / 30_000)
      .toString(16)
      .padStart(16, '0'),
    'hex',
  );
  const digest = createHmac('sha1', key).update(counter).digest();
  const start = (digest[19] ?? 0) % 16;
  return String((digest.subarray(start, start + 4).readUInt32BE() % 2 ** 31) % 1_000_000).padStart(6, '0');
}
