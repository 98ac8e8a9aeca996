'use client';
// Worth in the currency of the reader's choice.
import { useCallback } from 'react';

import { formatWorth } from '#lib/format/numbers/format-worth.ts';
import { useUsdtRate } from '#lib/session/preferences/use-currencies.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

/** The amount of each currency that one USDT is worth. */
export type Rates = readonly { readonly name: string; readonly rate: string }[];

/** Writes an amount of USDT, which counts as dollars, in the chosen currency: to cents, half up. `rates`: as the server knew them. */
export function useWorth(locale: string, rates: Rates): (usdt: string) => string {
  const [unit] = usePreference('unit');
  const rate = useUsdtRate(unit, rates);
  return useCallback((usdt) => formatWorth(usdt, unit, rate, locale), [unit, rate, locale]);
}
