// The pairs that can be arbitraged with their funding, the best first, asked anew every half minute.
import { useCall } from '#lib/api/query/use-call.ts';
import type { ArbitrageRate } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';
import { getArbitrageRates } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/fundRatePrice.ts';

const everyMs = 30_000;

/** Null: they are not there yet. */
export function useArbitrageRates(): readonly ArbitrageRate[] | null {
  return useCall(getArbitrageRates, {}, { everyMs }).data?.list ?? null;
}
