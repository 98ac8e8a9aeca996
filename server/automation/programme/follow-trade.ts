// Notes what a trade of an attempt's account does: an order that has traded, one that is over, the result of what it closed.
import { Side } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { PositionChanged } from '#server/engine/futures/contract-event.ts';
import type { AssetId, OrderId } from '#server/engine/ids.ts';
import type { TradeExecuted, TradeLeg } from '#server/engine/orders/order-event.ts';
import type { Attempt } from '#server/projections/trader-pro/attempt.ts';

const unknownOrder = { hasTraded: false, result: null };

function addResult(attempt: Attempt, orderId: OrderId, gain: bigint): void {
  const order = attempt.orders.get(orderId) ?? unknownOrder;
  attempt.orders.set(orderId, { ...order, result: (order.result ?? 0n) + gain });
}

function countClose(attempt: Attempt, result: bigint): void {
  attempt.closes += 1;
  if (result > 0n) attempt.wins += 1;
}

/** An order that is filled or cancelled: what it closed is won or lost. */
export function endOrder(attempt: Attempt, orderId: OrderId): void {
  const order = attempt.orders.get(orderId);
  if (order === undefined) return;
  attempt.orders.delete(orderId);
  if (order.result !== null) countClose(attempt, order.result);
}

/** Coins go out at the average cost at which they came in; what was never bought has no result. */
function tradeCoin(attempt: Attempt, assetId: AssetId, { side, orderId }: TradeLeg, { quantityLots, notionalUnits }: TradeExecuted): void {
  const cost = attempt.costs.get(assetId) ?? { lots: 0n, units: 0n };
  const lots = BigInt(quantityLots);
  if (side === Side.buy) {
    attempt.costs.set(assetId, { lots: cost.lots + lots, units: cost.units + notionalUnits });
    return;
  }
  const sold = lots < cost.lots ? lots : cost.lots;
  if (sold === 0n) return;
  const part = (cost.units * sold) / cost.lots;
  if (sold === cost.lots) attempt.costs.delete(assetId);
  else attempt.costs.set(assetId, { lots: cost.lots - sold, units: cost.units - part });
  addResult(attempt, orderId, (notionalUnits * sold) / lots - part);
}

/** `coin`: the coin that a spot market in USDT trades; null: another market. */
export function followLeg(attempt: Attempt, leg: TradeLeg, trade: TradeExecuted, coin: AssetId | null): void {
  if (coin !== null) tradeCoin(attempt, coin, leg, trade);
  const order = attempt.orders.get(leg.orderId) ?? unknownOrder;
  if (!order.hasTraded) attempt.tradedOrders += 1;
  attempt.orders.set(leg.orderId, { ...order, hasTraded: true });
  if (leg.orderFilled) endOrder(attempt, leg.orderId);
}

/** A close by a trade belongs to its order; one by the exchange itself is a close of its own. */
export function followClose(attempt: Attempt, { cause, orderId, lotsDelta, realisedUnits }: PositionChanged): void {
  if (lotsDelta >= 0) return;
  if (cause === LedgerCause.trade && orderId !== 0) addResult(attempt, orderId, realisedUnits);
  else countClose(attempt, realisedUnits);
}
