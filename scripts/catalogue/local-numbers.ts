// Numbers in a translation that are not written as everywhere in the product, 1,234.56.

const numbers = /\d+(?:[.,\u00a0\u202f\u2009٬٫’' ]\d+)+/g;

/** Grouped by commas in threes, decimals behind a dot. */
const ours = /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;

/** 2.500 is two and a half here and two and a half thousand elsewhere. */
const readBothWays = /^[1-9]\d{0,2}\.\d{3}$/;

/** Those of the English text may stand in the other one as they are: versions and addresses are no amounts. */
export function localNumbers(english: string, own: string): readonly string[] {
  const known = new Set(english.match(numbers) ?? []);
  return (own.match(numbers) ?? []).filter((text) => !known.has(text) && (!ours.test(text) || readBothWays.test(text)));
}
