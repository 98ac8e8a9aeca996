// A fingerprint of bytes: two 32-bit lanes, the same on every machine. Against accidents, not against forgers.

/** 16 hexadecimal digits over all bytes, order included. */
export function hashBytes(bytes: Uint8Array): string {
  let low = 0x811c_9dc5;
  let high = 0x1b87_3593;
  for (const byte of bytes) {
    low = Math.imul(low ^ byte, 0x0100_0193);
    high = Math.imul((high << 5) | (high >>> 27), 0x9e37_79b1) ^ (byte + (low >>> 24));
  }
  const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');
  return hex(low ^ (high >>> 13)) + hex(high);
}
