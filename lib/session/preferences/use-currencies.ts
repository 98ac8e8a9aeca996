'use client';
// The currencies in which worth can be shown, and what one USDT is in each: asked for once, and again every half hour.
import { useMemo } from 'react';

import { useCall } from '#lib/api/query/use-call.ts';
import { getCurrentRate } from '#lib/contract/calls/v1/mix/getCurrentRate.ts';
import { getCurrencies } from '#lib/contract/calls/v1/mix/public/currencyList.ts';
import { units, type Preferences } from './preferences.ts';

export type Currency = { readonly name: Preferences['unit']; readonly symbol: string };

/** The currencies that hold while the exchange has not answered, and when it does not. */
const defaults: readonly Currency[] = [
  { name: 'USD', symbol: '$' },
  { name: 'EUR', symbol: '€' },
];

const everyMs = 1_800_000;

/** Only currencies that this product can write; the default list on any failure. */
export function useCurrencies(): readonly Currency[] {
  const { data, isError } = useCall(getCurrencies, {}, { everyMs });
  const supported = isError ? undefined : data?.supported;
  return useMemo(() => {
    const written = supported?.flatMap(({ name, symbol }) => {
      const unit = units.find((one) => one === name.toUpperCase());
      return unit === undefined ? [] : [{ name: unit, symbol }];
    });
    return written === undefined || written.length === 0 ? defaults : written;
  }, [supported]);
}

type Rates = readonly { readonly name: string; readonly rate: string }[];

/** The value of one USDT in the currency; null while nobody has told. `first`: as the server knew them. */
export function useUsdtRate(unit: Preferences['unit'], first: Rates | null = null): string | null {
  const { data } = useCall(getCurrentRate, {}, { everyMs, initial: first === null ? null : { rates: [...first] } });
  return data === undefined ? (unit === 'USD' ? '1' : null) : (data.rates.find(({ name }) => name === unit)?.rate ?? null);
}
