// A fill as the wire carries it: the one place where its fields are written, for lists and for channels.
import type { Side } from '#lib/contract/enums.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { AssetId, MarketId, OrderId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';

export type FillFacts = {
  readonly tradeId: number;
  readonly orderId: OrderId;
  readonly marketId: MarketId;
  readonly side: Side;
  readonly role: SpotFill['role'];
  readonly priceTicks: number;
  readonly quantityLots: number;
  readonly notionalUnits: bigint;
  readonly feeAssetId: AssetId;
  readonly feeUnits: bigint;
  /** The profit of closing, of contracts, in units of the margin coin; null: of spot. */
  readonly profitUnits: bigint | null;
  /** The margin wallet that it traded in; null: own coins, a contract, or not known. */
  readonly wallet: 'cross' | 'isolated' | null;
  /** The direction code of its order, of contracts; null: of spot. */
  readonly delegateType: number | null;
  /** The entry point of its order; null: not known. */
  readonly entryPoint: number | null;
  readonly timeMs: number;
};

/** An order meets a trade at most once, so the two name the fill: whoever sees the event can name it too. */
const fillIdOf = (orderId: OrderId, tradeId: number): string => `${orderId}-${tradeId}`;

export function toWireFill(fill: FillFacts, listings: Listings): SpotFill {
  const market = listings.market(fill.marketId);
  const feeAsset = listings.asset(fill.feeAssetId);
  return {
    fillId: fillIdOf(fill.orderId, fill.tradeId),
    tradeId: String(fill.tradeId),
    orderId: String(fill.orderId),
    symbolId: symbolIdOf(market.symbol),
    symbol: market.symbol,
    side: fill.side,
    role: fill.role,
    price: listings.priceText(market, fill.priceTicks),
    quantity: listings.quantityText(market, fill.quantityLots),
    amount: formatDecimal(fill.notionalUnits, listings.asset(listings.rules(market).quoteAssetId).decimals),
    fee: formatDecimal(fill.feeUnits, feeAsset.decimals),
    feeCoin: feeAsset.code,
    timeMs: fill.timeMs,
    ...(fill.entryPoint === null ? {} : { enterPointSource: fill.entryPoint }),
    ...(fill.wallet === null ? {} : { marginMode: fill.wallet }),
    ...(fill.delegateType === null ? {} : { delegateType: fill.delegateType }),
    ...(fill.profitUnits === null ? {} : { profit: formatDecimal(fill.profitUnits, feeAsset.decimals) }),
  };
}
