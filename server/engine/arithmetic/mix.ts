// Scrambles whole numbers into 32 bits, the same on every machine: the core's only source of chance is a seed in a command.

/** Unsigned 32-bit. */
export function mix(seed: number, value: number): number {
  let mixed = (seed ^ Math.imul(value | 0, 0x9e37_79b1)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
