'use client';
// Worth in the currency of the reader's choice; in dollars while no rate of another one is known.
import { Decimal } from 'decimal.js';
import { useCallback } from 'react';

import { formatMoney } from '#lib/format/numbers/format-money.ts';
import { useUsdtRate } from '#lib/session/preferences/use-currencies.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

/** The amount of each currency that one USDT is worth. */
export type Rates = readonly { readonly name: string; readonly rate: string }[];

/** Writes an amount of USDT, which counts as dollars, in the chosen currency: to cents, half up. `rates`: as the server knew them. */
export function useWorth(locale: string, rates: Rates): (usdt: string) => string {
  const [unit] = usePreference('unit');
  const rate = useUsdtRate(unit, rates);
  return useCallback(
    (usdt) => (rate === null ? formatMoney(usdt, 'USD', locale) : formatMoney(new Decimal(usdt).times(rate).toFixed(), unit, locale)),
    [unit, rate, locale],
  );
}
