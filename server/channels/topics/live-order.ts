// A user's order in the exchange's integers, moved along by events and written as the wire carries it.
import { BusinessLine, OrderStatus, OrderType } from '#lib/contract/enums.ts';
import { directionOf } from '#lib/contract/wire/order-direction.ts';
import type { OrderExitSet } from '#server/engine/contract-event.ts';
import { presetFields } from '#server/engine/preset-fields.ts';
import { positionFields } from '#server/engine/position-fields.ts';
import { symbolIdOf } from '#lib/contract/wire/spot-order.ts';
import type { SpotFill, SpotOrder } from '#lib/contract/order.ts';
import type { OrderAccepted, OrderAmended, OrderCancelled, TradeExecuted, TradeLeg } from '#server/engine/event.ts';
import { feeCoinOf, isContract, lineOf } from '#server/engine/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal, formatFixed, parseDecimal } from '#server/engine/units.ts';

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
  const market = listings.market(event.marketId);
  const rules = listings.rules(market);
  const byAmount = event.amountUnits > 0n;
  const quoteDecimals = listings.asset(rules.quoteAssetId).decimals;
  const wire: SpotOrder = {
    orderId: String(event.orderId),
    clientOid: event.clientOid,
    symbolId: symbolIdOf(market.symbol),
    symbol: market.symbol,
    businessLine: event.wallet === undefined ? lineOf(market) : BusinessLine.margin,
    delegateType: directionOf(event.side, event.holdSide),
    orderType: event.kind === 'limit' ? OrderType.limit : OrderType.market,
    timeInForceValue: event.timeInForce,
    delegatePrice: event.kind === 'limit' ? listings.priceText(market, event.priceTicks) : '0',
    delegateCount: byAmount ? formatDecimal(event.amountUnits, quoteDecimals) : listings.quantityText(market, event.quantityLots),
    tradeUnit: byAmount ? 'quote' : 'base',
    displayCount: event.displayLots === 0 ? '0' : listings.quantityText(market, event.displayLots),
    planId: event.planId === 0 ? '' : String(event.planId),
    dealCount: listings.quantityText(market, 0),
    averagePrice: '0',
    dealAmount: '0',
    fee: '0',
    feeCoin: feeCoinOf(market, event.side),
    status: OrderStatus.unmatched,
    orderSource: event.source,
    enterPointSource: event.entryPoint,
    cancelReason: '',
    createTimeMs: timeMs,
    updateTimeMs: timeMs,
    ...positionFields(market, event),
    ...presetFields(market, event.exit, listings),
    ...(event.wallet === undefined ? {} : { marginMode: event.wallet }),
  };
  return { wire, quantityLots: byAmount ? 0 : event.quantityLots, filledLots: 0, filledUnits: 0n, feeUnits: 0n };
}

/** The average price is rounded half up to a tick. */
export function fillOrder(order: LiveOrder, trade: TradeExecuted, leg: TradeLeg, timeMs: number, listings: Listings): LiveOrder {
  const market = listings.market(trade.marketId);
  const rules = listings.rules(market);
  const filledLots = order.filledLots + trade.quantityLots;
  const filledUnits = order.filledUnits + trade.notionalUnits;
  const feeUnits = order.feeUnits + leg.feeUnits;
  const worthOfTick = BigInt(filledLots) * BigInt(rules.tickLotUnits);
  const averageTicks = (2n * filledUnits + worthOfTick) / (2n * worthOfTick);
  const wire: SpotOrder = {
    ...order.wire,
    dealCount: listings.quantityText(market, filledLots),
    averagePrice: formatFixed(averageTicks, market.priceDecimals),
    dealAmount: formatDecimal(filledUnits, listings.asset(rules.quoteAssetId).decimals),
    fee: formatDecimal(feeUnits, listings.asset(leg.feeAssetId).decimals),
    status: leg.orderFilled ? OrderStatus.filled : OrderStatus.partiallyFilled,
    updateTimeMs: timeMs,
  };
  return { ...order, wire, filledLots, filledUnits, feeUnits };
}

export function amendLiveOrder(order: LiveOrder, event: OrderAmended, timeMs: number, listings: Listings): LiveOrder {
  const market = listings.market(event.marketId);
  const delegatePrice = listings.priceText(market, event.priceTicks);
  const delegateCount = listings.quantityText(market, event.quantityLots);
  return { ...order, quantityLots: event.quantityLots, wire: { ...order.wire, delegatePrice, delegateCount, updateTimeMs: timeMs } };
}

const noPreset = {
  presetTakeProfitPrice: undefined,
  presetTppTriType: undefined,
  exeTakeProfitPrice: undefined,
  presetStopLossPrice: undefined,
  presetSlpTriType: undefined,
  exeStopLossPrice: undefined,
};

/** What it had before is no longer told. */
export function guardLiveOrder(order: LiveOrder, event: OrderExitSet, timeMs: number, listings: Listings): LiveOrder {
  const preset = presetFields(listings.market(event.marketId), event.exit, listings);
  return { ...order, wire: { ...order.wire, ...noPreset, ...preset, updateTimeMs: timeMs } };
}

export function cancelLiveOrder(order: LiveOrder, event: OrderCancelled, timeMs: number): LiveOrder {
  return { ...order, wire: { ...order.wire, status: OrderStatus.cancelled, cancelReason: event.reason, updateTimeMs: timeMs } };
}

export function isFinished({ wire }: LiveOrder): boolean {
  return wire.status === OrderStatus.filled || wire.status === OrderStatus.cancelled || wire.status === OrderStatus.rejected;
}

/** The fill that a trade was for one of its two orders; `profit`: what it closed of a contract brought, in units of the margin coin. */
export function fillOf(trade: TradeExecuted, leg: TradeLeg, timeMs: number, listings: Listings, profit: bigint): SpotFill {
  const market = listings.market(trade.marketId);
  const feeAsset = listings.asset(leg.feeAssetId);
  return {
    fillId: `${leg.orderId}-${trade.tradeId}`,
    tradeId: String(trade.tradeId),
    orderId: String(leg.orderId),
    symbolId: symbolIdOf(market.symbol),
    symbol: market.symbol,
    side: leg.side,
    role: leg.role,
    price: listings.priceText(market, trade.priceTicks),
    quantity: listings.quantityText(market, trade.quantityLots),
    amount: formatDecimal(trade.notionalUnits, listings.asset(listings.rules(market).quoteAssetId).decimals),
    fee: formatDecimal(leg.feeUnits, feeAsset.decimals),
    feeCoin: feeAsset.code,
    timeMs,
    ...(isContract(market) ? { profit: formatDecimal(profit, feeAsset.decimals) } : {}),
  };
}
