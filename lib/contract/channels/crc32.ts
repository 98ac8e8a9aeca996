// CRC-32 as zip and PNG use it: how a client proves to itself that its book is the exchange's.

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The CRC-32 of ASCII text; unsigned 32-bit. */
export function crc32(text: string): number {
  let rest = 0xffffffff;
  for (let place = 0; place < text.length; place += 1) {
    rest = (rest >>> 8) ^ (table[(rest ^ text.charCodeAt(place)) & 0xff] ?? 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
