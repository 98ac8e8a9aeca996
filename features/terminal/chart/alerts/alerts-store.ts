'use client';
// Prices that somebody waits for, in any market: kept on the device until they are reached.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

import { newClientId } from '#lib/contract/client-id.ts';
import { decimalText } from '#lib/contract/market.ts';

const alert = z.object({
  id: z.string(),
  symbol: z.string(),
  price: decimalText,
  /** From below, or from above. */
  isRising: z.boolean(),
});
export type PriceAlert = z.output<typeof alert>;

const kept = z.object({ alerts: z.readonly(z.array(alert)) });
const maxAlerts = 50;
const none: z.output<typeof kept> = { alerts: [] };

export const useAlerts = create<z.output<typeof kept>>()(
  persist(() => none, {
    name: 'price-alerts',
    // The server knows nothing of it: read once the page is alive.
    skipHydration: true,
    merge: (stored, current) => {
      const parsed = z.safeParse(kept, stored);
      return parsed.success ? parsed.data : current;
    },
  }),
);

function change(next: (alerts: readonly PriceAlert[]) => readonly PriceAlert[]): void {
  useAlerts.setState(({ alerts }) => ({ alerts: next(alerts) }));
}

/** Waits for the price from the side on which the market is now. The oldest gives way when there are too many. */
export function addAlert(symbol: string, price: string, lastPrice: string): void {
  const fresh = { id: newClientId(), symbol, price, isRising: Number(price) > Number(lastPrice) };
  change((alerts) => [...alerts.filter((one) => one.symbol !== symbol || one.price !== price), fresh].slice(-maxAlerts));
}

export const removeAlert = (id: string): void => change((alerts) => alerts.filter((one) => one.id !== id));

export const moveAlert = (id: string, price: string, lastPrice: string): void =>
  change((alerts) => alerts.map((one) => (one.id === id ? { ...one, price, isRising: Number(price) > Number(lastPrice) } : one)));

/** True if a price has been reached. */
export const isReached = ({ price, isRising }: PriceAlert, last: string): boolean =>
  isRising ? Number(last) >= Number(price) : Number(last) <= Number(price);
