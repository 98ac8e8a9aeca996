// The terms on which the coin of the pair is lent in its margin wallet, to everybody alike.
import { useCall } from '#lib/api/query/use-call.ts';
import { getMarginTerms } from '#lib/contract/calls/v1/margin/public/terms.ts';
import type { ArbitrageLoan } from '#lib/order-math/bots/arbitrage/arbitrage-loan.ts';
import { useArbitrageForm } from './arbitrage-context.ts';

/** Null: it is not lent there, or not known yet. */
export function useArbitrageLoan(): ArbitrageLoan | null {
  const { symbolId } = useArbitrageForm().draft;
  const terms = useCall(getMarginTerms, {}).data;
  const market = terms?.markets.find((one) => one.symbolId === symbolId);
  const coin = terms?.coins.find((one) => one.coin === market?.baseCoin);
  const dailyRate = coin?.dailyRates[0];
  if (market === undefined || coin === undefined || dailyRate === undefined || market.base.length === 0) return null;
  return { dailyRate, tiers: market.base, left: coin.poolLeft };
}
