'use client';
// The currencies in which worth can be shown, and what one USDT is in each: asked for once, and again every half hour.
import { useEffect } from 'react';
import { create } from 'zustand';

import { useApi } from '#lib/api/use-api.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { getCurrentRate } from '#lib/contract/calls/v1/mix/getCurrentRate.ts';
import { getCurrencies } from '#lib/contract/calls/v1/mix/public/currencyList.ts';
import { units, type Preferences } from './preferences.ts';

export type Currency = { readonly name: Preferences['unit']; readonly symbol: string };

type Known = {
  readonly currencies: readonly Currency[];
  /** How many of a currency one USDT is, as decimal text. */
  readonly rates: ReadonlyMap<string, string>;
};

/** What holds while the exchange has not answered, and when it does not. */
const defaults: Known = {
  currencies: [
    { name: 'USD', symbol: '$' },
    { name: 'EUR', symbol: '€' },
  ],
  rates: new Map([['USD', '1']]),
};

const refreshMs = 1_800_000;
const useKnown = create<Known>(() => defaults);

/** Only currencies that this product can write; the default list on any failure. */
async function refresh(api: ApiClient): Promise<void> {
  const [list, current] = await Promise.all([
    api.call(getCurrencies, {}).catch(() => null),
    api.call(getCurrentRate, {}).catch(() => null),
  ]);
  const currencies = list?.supported.flatMap(({ name, symbol }) => {
    const unit = units.find((one) => one === name.toUpperCase());
    return unit === undefined ? [] : [{ name: unit, symbol }];
  });
  useKnown.setState({
    currencies: currencies === undefined || currencies.length === 0 ? defaults.currencies : currencies,
    rates: current === null ? useKnown.getState().rates : new Map(current.rates.map(({ name, rate }) => [name, rate])),
  });
}

let timer: ReturnType<typeof setInterval> | null = null;

/** For the page as a whole: asks when its first worth is shown, and goes on while it is open. */
function useCurrencyRefresh(): void {
  const api = useApi();
  useEffect(() => {
    if (timer !== null) return;
    void refresh(api);
    timer = setInterval(() => void refresh(api), refreshMs);
  }, [api]);
}

export function useCurrencies(): readonly Currency[] {
  useCurrencyRefresh();
  return useKnown().currencies;
}

/** How many of the currency one USDT is; null while nobody has told. */
export function useUsdtRate(unit: Preferences['unit']): string | null {
  useCurrencyRefresh();
  return useKnown().rates.get(unit) ?? null;
}
