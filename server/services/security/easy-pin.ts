// PINs that are tried first: one digit over and over, pairs and triples repeated, and runs up or down.

const runs = ['01234567890', '09876543210'];

export function isEasyPin(pin: string): boolean {
  if (runs.some((run) => run.includes(pin))) return true;
  return [1, 2, 3].some((length) => pin === pin.slice(0, length).repeat(6 / length));
}
