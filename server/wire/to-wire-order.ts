// An order as the wire carries it: the one place where its fields are written, for lists and for channels.
import { BusinessLine, OrderType, type HoldSide, type Side } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { closingSource } from '#lib/contract/wire/orders/best-source.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { AssetId, MarketId, OrderId } from '#server/engine/ids.ts';
import { closesOnly } from '#server/engine/accounts/positions/holding.ts';
import { isContract, lineOf } from '#server/engine/markets/contract-listing.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { ExitTerms } from '#server/engine/plans/trigger-terms.ts';
import { positionFields } from '#server/engine/futures/position-fields.ts';
import { presetFields } from '#server/engine/orders/preset-fields.ts';
import { formatDecimal, formatFixed } from '#server/engine/units.ts';
import { averagePriceTicks } from './average-price.ts';
import { directionOfOrder } from './direction-of-order.ts';

/** The traded amount of an order so far, and its cost. */
export type FilledFacts = {
  readonly filledLots: number;
  readonly filledUnits: bigint;
  readonly feeUnits: bigint;
  readonly feeAssetId: AssetId;
};

/** The terms of an order that can be changed later. */
export type AskedFacts = {
  readonly kind: 'limit' | 'market';
  readonly priceTicks: number;
  readonly quantityLots: number;
  /** Above zero: it is for an amount, and not for a quantity. */
  readonly amountUnits: bigint;
};

/** Everything that is known of an order, in the exchange's integers. */
export type OrderFacts = FilledFacts &
  AskedFacts & {
    readonly orderId: OrderId;
    readonly clientOid: string;
    readonly marketId: MarketId;
    readonly side: Side;
    readonly holdSide: HoldSide | null;
    readonly reduceOnly: boolean;
    readonly timeInForce: number;
    readonly displayLots: number;
    readonly planId: OrderId;
    readonly exit: ExitTerms | null;
    readonly wallet: 'cross' | 'isolated' | null;
    readonly status: number;
    readonly source: number;
    readonly entryPoint: number;
    readonly cancelReason: string;
    readonly createdAtMs: number;
    readonly updatedAtMs: number;
  };

type FilledFields = Pick<SpotOrder, 'dealCount' | 'averagePrice' | 'dealAmount' | 'fee'>;
type AskedFields = Pick<SpotOrder, 'delegatePrice' | 'delegateCount' | 'tradeUnit'>;

const quoteDecimals = (market: MarketListing, listings: Listings): number => listings.asset(listings.rules(market).quoteAssetId).decimals;

/** Amounts exact; the average price rounded half up to the market's tick. */
export const filledFields = (
  { filledLots, filledUnits, feeUnits, feeAssetId }: FilledFacts,
  market: MarketListing,
  listings: Listings,
): FilledFields => ({
  dealCount: listings.quantityText(market, filledLots),
  averagePrice:
    filledLots === 0
      ? '0'
      : formatFixed(averagePriceTicks(filledUnits, filledLots, listings.rules(market).tickLotUnits), market.priceDecimals),
  dealAmount: formatDecimal(filledUnits, quoteDecimals(market, listings)),
  fee: formatDecimal(feeUnits, listings.asset(feeAssetId).decimals),
});

export const askedFields = (
  { kind, priceTicks, quantityLots, amountUnits }: AskedFacts,
  market: MarketListing,
  listings: Listings,
): AskedFields => ({
  delegatePrice: kind === 'limit' ? listings.priceText(market, priceTicks) : '0',
  delegateCount:
    amountUnits > 0n ? formatDecimal(amountUnits, quoteDecimals(market, listings)) : listings.quantityText(market, quantityLots),
  tradeUnit: amountUnits > 0n ? 'quote' : 'base',
});

const closesContract = (market: MarketListing, { side, reduceOnly, holdSide }: OrderFacts): boolean =>
  isContract(market) && closesOnly(side, { reduceOnly, holdSide });

export function toWireOrder(order: OrderFacts, listings: Listings): SpotOrder {
  const market = listings.market(order.marketId);
  return {
    orderId: String(order.orderId),
    clientOid: order.clientOid,
    symbolId: symbolIdOf(market.symbol),
    symbol: market.symbol,
    businessLine: order.wallet === null ? lineOf(market) : BusinessLine.margin,
    delegateType: directionOfOrder(market, order),
    orderType: order.kind === 'limit' ? OrderType.limit : OrderType.market,
    timeInForceValue: order.timeInForce,
    ...askedFields(order, market, listings),
    displayCount: order.displayLots === 0 ? '0' : listings.quantityText(market, order.displayLots),
    planId: order.planId === 0 ? '' : String(order.planId),
    ...filledFields(order, market, listings),
    feeCoin: listings.asset(order.feeAssetId).code,
    status: order.status,
    orderSource: closesContract(market, order) ? closingSource(order.source) : order.source,
    enterPointSource: order.entryPoint,
    cancelReason: order.cancelReason,
    createTimeMs: order.createdAtMs,
    updateTimeMs: order.updatedAtMs,
    ...positionFields(market, order),
    ...presetFields(market, order.exit, listings),
    ...(order.wallet === null ? {} : { marginMode: order.wallet }),
  };
}
