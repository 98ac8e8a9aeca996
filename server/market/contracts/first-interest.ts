// The first positions in a contract, before anybody has traded it: the house against itself, so that funding and open interest begin as in
// a market that lives.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { venueAccounts } from '../opening/open-venue.ts';

/** The share of a day's volume: more would stand out of every chart. */
const shareOfDay = 0.005;

/** One trade at a price in the quote coin, in an empty book. */
export function firstInterest(listing: ContractListing, price: number, dailyVolume: number): Command[] {
  const priceTicks = Math.max(1, Math.round(price * 10 ** listing.priceDecimals));
  const highest = Math.max(price, priceTicks / 10 ** listing.priceDecimals);
  const max = Math.min(listing.maxQuantityLots, (Number(listing.maxAmount) / highest) * 10 ** listing.quantityDecimals);
  const size = Math.floor(Math.min(max, ((dailyVolume * shareOfDay) / price) * 10 ** listing.quantityDecimals));
  if (size < listing.minQuantityLots) return [];
  const order = (accountId: number, side: Side, timeInForce: TimeInForce): PlaceOrder => ({
    type: 'place-order',
    accountId,
    marketId: listing.marketId,
    side,
    kind: 'limit',
    timeInForce,
    priceTicks: ticks(priceTicks),
    quantityLots: lots(size),
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
  });
  return [order(venueAccounts.houseMaker, Side.sell, TimeInForce.gtc), order(venueAccounts.houseTaker, Side.buy, TimeInForce.ioc)];
}
