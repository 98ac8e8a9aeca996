'use client';
// Worth in the currency of the reader's choice; in dollars while no rate of another one is known.
import { Decimal } from 'decimal.js';
import { useCallback } from 'react';

import { formatMoney } from '#lib/format/format-money.ts';
import { useUsdtRate } from '#lib/session/use-currencies.ts';
import { useUnit } from '#lib/session/use-unit.ts';

/** Writes an amount of USDT, which counts as dollars, in the chosen currency: to cents, half up. */
export function useWorth(locale: string): (usdt: string) => string {
  const { unit } = useUnit();
  const rate = useUsdtRate(unit);
  return useCallback(
    (usdt) => (rate === null ? formatMoney(usdt, 'USD', locale) : formatMoney(new Decimal(usdt).times(rate).toFixed(), unit, locale)),
    [unit, rate, locale],
  );
}
