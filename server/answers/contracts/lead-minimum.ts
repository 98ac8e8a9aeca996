// The least that the account of a lead trader opens for: followers copy a share of it, and a share of little is no order.
import { leadMinimum } from '#lib/contract/accounts/sub-account.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

/** Null: large enough, or it only closes. An order without a price of its own counts at the best price that it would meet. */
export async function leadTooSmall(
  { client }: Pick<Rooms, 'client'>,
  market: ContractListing,
  { side, priceTicks, quantityLots, reduceOnly }: PlaceOrder,
): Promise<Refusal | null> {
  if (reduceOnly === true) return null;
  const book = priceTicks > 0 ? null : await client.book(market.marketId, 1);
  const [best] = (side === 'buy' ? book?.asks : book?.bids) ?? [];
  const price = (priceTicks > 0 ? priceTicks : (best?.[0] ?? 0)) / 10 ** market.priceDecimals;
  const size = quantityLots / 10 ** market.quantityDecimals;
  const worth = market.contract.form === ContractForm.inverse ? size : price * size;
  return worth < leadMinimum ? refuse('traderOpenMinimum', { minimum: leadMinimum, coin: market.quote }) : null;
}
