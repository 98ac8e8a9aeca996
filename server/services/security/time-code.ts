// The six digits that an authenticator app shows: RFC 6238 over RFC 4226, SHA-1, thirty seconds.
import { createHmac, timingSafeEqual } from 'node:crypto';

const stepMs = 30_000;

/**
 * The code of one half minute, counted from 1970.
 * @internal
 */
export function timeCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The half minute that a code belongs to: this one, the one before or the one after (clocks differ); null: none. */
export function stepOfCode(secret: Uint8Array, code: string, nowMs: number): number | null {
  const now = Math.floor(nowMs / stepMs);
  const entered = Buffer.from(code.padEnd(6, ' ').slice(0, 6));
  const matches = [now, now - 1, now + 1].filter((step) => timingSafeEqual(Buffer.from(timeCode(secret, step)), entered));
  return code.length === 6 ? (matches[0] ?? null) : null;
}

/** A code as it is compared: people put spaces and hyphens into it. */
export const plainCode = (code: string): string => code.replace(/[\s-]+/g, '').toUpperCase();

/** The address that the QR code gives to the app. */
export const appAddress = (secret: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(`Meridian:${account}`)}?secret=${secret}&issuer=Meridian&algorithm=SHA1&digits=6&period=30`;
