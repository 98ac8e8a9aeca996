// A user's order in the exchange's integers, moved along by events and written as the wire carries it.
import { OrderStatus } from '#lib/contract/enums.ts';
import type { OrderExitSet } from '#server/engine/futures/contract-event.ts';
import { presetFields } from '#server/engine/orders/preset-fields.ts';
import type { SpotFill, SpotOrder } from '#lib/contract/order.ts';
import type { OrderAccepted, OrderAmended, OrderCancelled, TradeExecuted, TradeLeg } from '#server/engine/orders/order-event.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';
import { acceptedOrder } from '#server/wire/accepted-order.ts';
import { toWireFill } from '#server/wire/to-wire-fill.ts';
import { endStatus } from '#lib/contract/wire/orders/order-status.ts';
import { askedFields, filledFields, toWireOrder } from '#server/wire/to-wire-order.ts';

export type LiveOrder = {
  readonly wire: SpotOrder;
  readonly quantityLots: number;
  readonly filledLots: number;
  readonly filledUnits: bigint;
  readonly feeUnits: bigint;
};

/** An order as the readers tell it. Its market must be listed. */
export function readLiveOrder(wire: SpotOrder, listings: Listings): LiveOrder | null {
  const market = listings.marketOf(wire.symbol);
  if (market === undefined) return null;
  const rules = listings.rules(market);
  const feeDecimals = listings.assetOf(wire.feeCoin)?.decimals ?? 0;
  return {
    wire,
    quantityLots: wire.tradeUnit === 'quote' ? 0 : Number(parseDecimal(wire.delegateCount, market.quantityDecimals) ?? 0n),
    filledLots: Number(parseDecimal(wire.dealCount, market.quantityDecimals) ?? 0n),
    filledUnits: parseDecimal(wire.dealAmount, listings.asset(rules.quoteAssetId).decimals) ?? 0n,
    feeUnits: parseDecimal(wire.fee, feeDecimals) ?? 0n,
  };
}

export function acceptOrder(event: OrderAccepted, timeMs: number, listings: Listings): LiveOrder {
  const facts = acceptedOrder(event, timeMs, listings);
  const { filledLots, filledUnits, feeUnits } = facts;
  return {
    filledLots,
    filledUnits,
    feeUnits,
    wire: toWireOrder(facts, listings),
    quantityLots: event.amountUnits > 0n ? 0 : event.quantityLots,
  };
}

export function fillOrder(order: LiveOrder, trade: TradeExecuted, leg: TradeLeg, timeMs: number, listings: Listings): LiveOrder {
  const filled = {
    filledLots: order.filledLots + trade.quantityLots,
    filledUnits: order.filledUnits + trade.notionalUnits,
    feeUnits: order.feeUnits + leg.feeUnits,
  };
  const wire: SpotOrder = {
    ...order.wire,
    ...filledFields({ ...filled, feeAssetId: leg.feeAssetId }, listings.market(trade.marketId), listings),
    status: leg.orderFilled ? OrderStatus.filled : OrderStatus.partiallyFilled,
    updateTimeMs: timeMs,
  };
  return { ...order, ...filled, wire };
}

/** Limit orders for a quantity alone can be changed. */
export function amendLiveOrder(order: LiveOrder, event: OrderAmended, timeMs: number, listings: Listings): LiveOrder {
  const { priceTicks, quantityLots } = event;
  const asked = askedFields({ kind: 'limit', priceTicks, quantityLots, amountUnits: 0n }, listings.market(event.marketId), listings);
  return { ...order, quantityLots, wire: { ...order.wire, ...asked, updateTimeMs: timeMs } };
}

const noPreset = {
  presetTakeProfitPrice: undefined,
  presetTppTriType: undefined,
  exeTakeProfitPrice: undefined,
  presetStopLossPrice: undefined,
  presetSlpTriType: undefined,
  exeStopLossPrice: undefined,
};

/** The take-profit and stop-loss that the order had before are no longer told. */
export function guardLiveOrder(order: LiveOrder, event: OrderExitSet, timeMs: number, listings: Listings): LiveOrder {
  const preset = presetFields(listings.market(event.marketId), event.exit, listings);
  return { ...order, wire: { ...order.wire, ...noPreset, ...preset, updateTimeMs: timeMs } };
}

export function cancelLiveOrder(order: LiveOrder, event: OrderCancelled, timeMs: number): LiveOrder {
  const { reason } = event;
  const status = endStatus({ reason, isNew: order.wire.createTimeMs === timeMs, hasTraded: order.filledLots > 0 });
  return { ...order, wire: { ...order.wire, status, cancelReason: reason, updateTimeMs: timeMs } };
}

export function isFinished({ wire }: LiveOrder): boolean {
  return wire.status === OrderStatus.filled || wire.status === OrderStatus.cancelled || wire.status === OrderStatus.rejected;
}

/** The fill that a trade was for one of its two orders; `profit`: what it closed of a contract brought, in units of the margin coin. */
export function fillOf(
  { wire }: LiveOrder,
  trade: TradeExecuted,
  leg: TradeLeg,
  timeMs: number,
  listings: Listings,
  profit: bigint,
): SpotFill {
  const ofContract = isContract(listings.market(trade.marketId));
  const [profitUnits, delegateType] = ofContract ? [profit, wire.delegateType] : [null, null];
  const facts = { ...trade, ...leg, profitUnits, delegateType, wallet: null, entryPoint: wire.enterPointSource, timeMs };
  return toWireFill(facts, listings);
}
