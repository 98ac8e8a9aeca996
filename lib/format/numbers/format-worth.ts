// Worth in the currency of the reader's choice; in dollars while no rate of another one is known.
import { Decimal } from 'decimal.js';

import { formatMoney, type DisplayCurrency } from './format-money.ts';

/** `usdt`: an amount of USDT, which counts as dollars; `rate`: the value of one USDT in the currency, null: unknown. To cents, half up. */
export function formatWorth(usdt: string, currency: DisplayCurrency, rate: string | null, locale: string): string {
  return rate === null ? formatMoney(usdt, 'USD', locale) : formatMoney(new Decimal(usdt).times(rate).toFixed(), currency, locale);
}
