// New prices that positions are judged by: whoever they bring to the limit is noted for liquidation, in the order of accounts.
import type { SetMarkPrice } from './contract-command.ts';
import { watchChanged } from '../accounts/risk/watch-risk.ts';
import { PriceSource } from '../plans/trigger-terms.ts';
import { isAtLimit } from '../liquidations/liquidate.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';

export function setMarkPrice(context: Context, { marketId, markTicks, indexTicks }: SetMarkPrice): Outcome {
  const market = context.state.markets.get(marketId);
  const contract = market?.contract ?? null;
  if (market === undefined || contract === null) return refuse(RejectReason.unknownMarket);
  if (contract.deliveredTicks !== 0) return refuse(RejectReason.contractEnded);
  if (markTicks <= 0 || indexTicks <= 0) return refuse(RejectReason.invalidPrice);
  watchChanged(context.state, contract);
  contract.markTicks = markTicks;
  contract.indexTicks = indexTicks;
  // Bands are measured from the mark price.
  market.referencePriceTicks = markTicks;
  context.events.push({ type: 'mark-price-set', marketId, markTicks, indexTicks });
  if (market.conditions.count > 0) {
    context.moves.push({ market, source: PriceSource.mark, first: markTicks, last: markTicks });
    context.moves.push({ market, source: PriceSource.index, first: indexTicks, last: indexTicks });
  }
  for (const unit of contract.watch.take(markTicks, indexTicks)) if (isAtLimit(context, unit)) context.state.liquidations.add(unit);
  context.repriced.add(contract);
  return done();
}
