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

/** Null: a letter that there is not. Bits that make no whole byte are left out. */
export function base32Bytes(text: string): Uint8Array | null {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value === -1) return null;
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) bytes.push((held >>> (bits -= 8)) & 0xff);
  }
  return Uint8Array.from(bytes);
}
