// The orders of a leader of the house: a quarter of what is free, at the market and with a stop; or the end of what is held.
import { EntryPoint, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { PriceSource } from '#server/engine/plans/trigger-terms.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import type { HouseHolding } from './house-holding.ts';
import type { HouseTarget } from './rules/house-decision.ts';

/** The value of a position, in hundredths of what is free. */
const positionPercent = 25n;
/** The stop stands so far from the price of the last candle, in millionths. */
const stopPpm = 20_000;
const million = 1_000_000;

type HouseOrder = { readonly accountId: AccountId; readonly market: MarketListing; readonly clientOid: string };

const marketOrder = (
  { accountId, market: { marketId }, clientOid }: HouseOrder,
  side: Side,
  quantityLots: number,
  more: Pick<PlaceOrder, 'reduceOnly' | 'exit'>,
): PlaceOrder => ({
  type: 'place-order',
  accountId,
  marketId,
  side,
  kind: 'market',
  timeInForce: TimeInForce.ioc,
  priceTicks: ticks(0),
  quantityLots: lots(quantityLots),
  amountUnits: units(0n),
  clientOid,
  selfTradePrevention: SelfTradePrevention.cancelTaker,
  entryPoint: EntryPoint.api,
  ...more,
});

/** On spot the stop holds the coins: it goes first. Of contracts it goes with the position. */
export function closingOrders(order: HouseOrder, { held, lots: own }: HouseHolding): readonly Command[] {
  const { accountId, market } = order;
  if (isContract(market)) return [marketOrder(order, held === 'long' ? Side.sell : Side.buy, own, { reduceOnly: true })];
  return [{ type: 'cancel-all-plans', accountId, marketId: market.marketId, kind: 'exit' }, marketOrder(order, Side.sell, own, {})];
}

/** Rounded towards the price: no more is lost than is said. */
export const stopTicks = (priceTicks: number, side: 'long' | 'short'): number =>
  side === 'long' ? Math.ceil((priceTicks * (million - stopPpm)) / million) : Math.floor((priceTicks * (million + stopPpm)) / million);

type Sizes = Pick<MarketRules, 'minQuantityLots' | 'maxQuantityLots' | 'minNotionalUnits' | 'tickLotUnits'>;

/** The lots of an opening, down; 0: less than the least order. */
export function openingLots(
  { minQuantityLots, maxQuantityLots, minNotionalUnits, tickLotUnits }: Sizes,
  freeUnits: bigint,
  priceTicks: number,
): number {
  const wanted = Number((freeUnits * positionPercent) / 100n);
  const quantityLots = Math.min(Math.floor(wanted / (priceTicks * tickLotUnits)), maxQuantityLots);
  return quantityLots < minQuantityLots || quantityLots * priceTicks * tickLotUnits < minNotionalUnits ? 0 : quantityLots;
}

/** None where that is less than the least order. `priceTicks`: at which the last candle has closed. */
export function openingOrders(
  listings: Listings,
  order: HouseOrder,
  target: Exclude<HouseTarget, 'flat'>,
  { freeUnits }: HouseHolding,
  priceTicks: number,
): readonly Command[] {
  const quantityLots = openingLots(listings.rules(order.market), freeUnits, priceTicks);
  if (quantityLots === 0) return [];
  const stopLoss = { source: PriceSource.last, triggerTicks: ticks(stopTicks(priceTicks, target)), executeTicks: ticks(0) };
  return [marketOrder(order, target === 'long' ? Side.buy : Side.sell, quantityLots, { exit: { takeProfit: null, stopLoss } })];
}
