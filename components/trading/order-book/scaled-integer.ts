// Prices and quantities of one market as plain integers: what a book can be grouped and added up with, exactly and fast.

/**
 * Plain decimal text as an integer at `decimals` decimals: '96000.5' at 2 is 9600050. Digits beyond are cut off.
 * Null for text that is no plain decimal, or too big to be exact.
 */
export function scaledInteger(text: string, decimals: number): number | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return null;
  const fraction = (match[2] ?? '').slice(0, decimals).padEnd(decimals, '0');
  const value = Number(`${match[1] ?? ''}${fraction}`);
  return Number.isSafeInteger(value) ? value : null;
}

/** The other way round: 9600050 at 2 is '96000.50'. */
export function scaledText(value: number | bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
}
