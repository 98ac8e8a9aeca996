// The refusal of an order that the risk limit has turned down: its leverage does not allow the position, or none does.
import { HoldSide, Side } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { lotsOf } from './close-position.ts';
import { futuresOf } from './find-contract.ts';
import { refuse, type Refusal } from '../serving/refusal.ts';
import type { Rooms } from '../serving/rooms.ts';

type Books = Pick<Rooms, 'client' | 'projections'>;

/** The size as tiers measure it: lots of an inverse contract, else ticks times lots. */
const sizeOf = ({ contract: { form } }: ContractListing, priceTicks: number, lots: number): number =>
  form === ContractForm.inverse ? lots : priceTicks * lots;

/** The size of the position that the order would make larger, at its average price. */
async function heldSize(rooms: Books, accountId: AccountId, market: ContractListing, { side, holdSide }: PlaceOrder): Promise<number> {
  const grown = holdSide ?? (side === Side.buy ? HoldSide.long : HoldSide.short);
  const { positions } = await futuresOf(rooms, accountId, market);
  const held = positions.find((one) => one.symbolId === market.symbol && one.holdSide === grown);
  if (held === undefined) return 0;
  return sizeOf(market, Number(held.averageOpenPrice) * 10 ** market.priceDecimals, lotsOf(held, market));
}

/** An order without a price of its own is measured at the best price that it would have met. */
export async function riskRefusal(rooms: Books, market: ContractListing, order: PlaceOrder): Promise<Refusal> {
  const { accountId, side, priceTicks, quantityLots } = order;
  const book = priceTicks > 0 ? null : await rooms.client.book(market.marketId, 1);
  const [best] = (side === Side.buy ? book?.asks : book?.bids) ?? [];
  const size = sizeOf(market, priceTicks > 0 ? priceTicks : (best?.[0] ?? 0), quantityLots);
  const largest = market.contract.rules.contract?.tiers.at(-1)?.upTo ?? Number.POSITIVE_INFINITY;
  const wanted = size + (await heldSize(rooms, accountId, market, order));
  return refuse(wanted > largest ? 'positionAboveMaximum' : 'riskLimit');
}
