// An amount as a form shows it in passing: no more decimals than one can use, never rounded up.
import { formatQuantity } from '#lib/format/numbers/format-quantity.ts';

/** From 1 on four decimals, below it eight; closing zeros are left out. */
export function shortAmount(text: string): string {
  const cut = formatQuantity(text, /^0(\.|$)/.test(text) ? 8 : 4);
  return cut.includes('.') ? cut.replace(/\.?0+$/, '') : cut;
}
