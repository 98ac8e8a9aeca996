'use client';
// The prices of the moment for a list that stands as the server drew it: the line to the exchange comes once it does.
import { useState, type ReactNode } from 'react';

import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { useLateCode } from '#lib/late/use-late-code.ts';
import { usePageStands } from '#lib/late/use-page-stands.ts';
import type { Tickers } from '../market-lines.ts';

const moving = lateCode(() => import('./moving-prices.tsx'));

/** Empty before they are known. `listener` is to be drawn somewhere. */
export function useLatePrices(lines: readonly ContractLineKey[]): { readonly live: Tickers; readonly listener: ReactNode } {
  const [live, setLive] = useState<Tickers>(new Map());
  const { code } = useLateCode(moving, usePageStands());
  return { live, listener: code === null ? null : <code.default lines={lines} onPrices={setLive} /> };
}
