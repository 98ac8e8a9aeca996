// Base32 (RFC 4648) in capitals, without padding.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Uint8Array): string {
  let held = 0;
  let bits = 0;
  let text = '';
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(held >>> (bits - 5)) & 31] ?? '';
  }
  return bits === 0 ? text : text + (alphabet[(held << (5 - bits)) & 31] ?? '');
}
