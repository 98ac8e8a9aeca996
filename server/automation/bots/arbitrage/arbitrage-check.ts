// The check of an arbitrage bot's terms before its start or an edit: what the preview of the form says, about markets in integers.
import type { ArbitrageEdit, ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { withArbitrageEdit } from '#lib/order-math/bots/arbitrage/arbitrage-limits.ts';
import { arbitragePreview } from '#lib/order-math/bots/arbitrage/arbitrage-preview.ts';
import type { TermsProblem } from '../../bot-kind.ts';
import type { BotLeg } from '../../many-markets-kind.ts';
import { feeText, isCountable, lastPriceText, marketText } from '../market-text.ts';

const asked = ({ market, prices }: BotLeg) => ({
  market: marketText(market),
  fees: feeText(market),
  lastPrice: lastPriceText(market, prices),
});

export function checkArbitrage(terms: ArbitrageTerms, legs: readonly BotLeg[]): readonly TermsProblem[] {
  const [spot, contract] = legs;
  const isPair =
    spot !== undefined &&
    contract !== undefined &&
    spot.market.base.assetId === contract.market.base.assetId &&
    (contract.market.rules.contract?.deliveryMs ?? 0) === 0;
  if (!isPair) return [{ field: 'market', code: 'marketWithoutBots', params: {} }];
  const { problems } = arbitragePreview(terms, { spot: asked(spot), contract: asked(contract), fundingRate: null, intervalHours: 0 });
  if (problems.length > 0 || isCountable(terms.investment, spot.market)) return problems;
  return [{ field: 'investment', code: 'invalidField', params: { field: 'investment', reason: 'is too large' } }];
}

/** An edit is checked by itself: the funds and the prices are no longer those of the start. */
export function checkArbitrageEdit(terms: ArbitrageTerms, edit: ArbitrageEdit, legs: readonly BotLeg[]): readonly TermsProblem[] {
  const changed = Object.keys(edit);
  return checkArbitrage(withArbitrageEdit(terms, edit), legs).filter(({ field }) => changed.includes(field));
}
