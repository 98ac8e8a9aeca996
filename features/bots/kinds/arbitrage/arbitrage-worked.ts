// The preview of an arbitrage bot from the markets of its form.
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import {
  type ArbitrageAsked,
  arbitrageNothing,
  type ArbitragePreview,
  arbitragePreview,
} from '#lib/order-math/bots/arbitrage/arbitrage-preview.ts';
import type { PreviewAsked } from '../kind-form.ts';

type Leg = ReturnType<PreviewAsked['legOf']>;

const legText = (leg: Leg) =>
  leg === undefined
    ? null
    : { market: leg.market, fees: { maker: leg.market.makerFeeRate, taker: leg.market.takerFeeRate }, lastPrice: leg.lastPrice };

/** Nothing while one of the two is not known yet. */
export function arbitrageWorked(
  terms: ArbitrageTerms,
  [spot, contract]: readonly Leg[],
  asked: Pick<ArbitrageAsked, 'fundingRate' | 'intervalHours' | 'loan'>,
): ArbitragePreview {
  const [ofSpot, ofContract] = [legText(spot), legText(contract)];
  if (ofSpot === null || ofContract === null) return { ...arbitrageNothing, problems: [] };
  return arbitragePreview(terms, { spot: ofSpot, contract: ofContract, ...asked });
}
