// The trade at the market of a grid: what its first orders need, and at its end what is left.
import { Side, TimeInForce } from '#lib/contract/enums.ts';

import { type GridContext, isContract, say, valueOf } from './grid-context.ts';

/** It is too small for the market. What closes a position may be of any value. */
function isTooSmall({ market, prices }: GridContext, lots: number, closes: boolean): boolean {
  const { minQuantityLots, minNotionalUnits } = market.rules;
  if (lots === 0) return true;
  if (closes) return false;
  return lots < minQuantityLots || valueOf(market, prices.lastTicks, lots) < Number(minNotionalUnits);
}

/** Sends what is left of it; false: nothing that could be sent is left, so it is done. */
export function sendTrade(context: GridContext, closes: boolean): boolean {
  const { state, market, prices, act } = context;
  const left = Math.min(Math.abs(state.market.leftLots), market.rules.maxQuantityLots);
  const isClosing = closes && isContract(market);
  if (isTooSmall(context, left, isClosing)) return false;
  const isBuy = state.market.leftLots > 0;
  if (closes) say(context, isBuy ? 'grid.buying-back-all' : 'grid.selling-all', { lots: left });
  else say(context, isBuy ? 'grid.opening-bought' : 'grid.opening-sold', { price: prices.lastTicks, lots: left });
  state.market.step = act.place({
    side: isBuy ? Side.buy : Side.sell,
    kind: 'market',
    priceTicks: 0,
    lots: left,
    timeInForce: TimeInForce.ioc,
    reduceOnly: isClosing,
  });
  state.lastStep = state.market.step;
  return true;
}
