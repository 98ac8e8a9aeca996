// The refusal of an order that the risk limit has turned down: its leverage does not allow the position, or none does.
import { HoldSide, MarginMode, Side } from '#lib/contract/enums.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { lotsOf } from './close-position.ts';
import { futuresOf } from './find-contract.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type Books = Pick<Rooms, 'client' | 'projections'>;

/** The size as tiers measure it: lots of an inverse contract, else ticks times lots. */
const sizeOf = ({ contract: { form } }: ContractListing, priceTicks: number, lots: number): number =>
  form === ContractForm.inverse ? lots : priceTicks * lots;

/** The size of the position that the order would make larger, at its average price. */
function heldSize({ positions }: FuturesAccount, market: ContractListing, grown: HoldSide): number {
  const held = positions.find((one) => one.symbolId === market.symbol && one.holdSide === grown);
  if (held === undefined) return 0;
  return sizeOf(market, Number(held.averageOpenPrice) * 10 ** market.priceDecimals, lotsOf(held, market));
}

/** The largest position that the account's leverage allows, as people write it; an account that has set nothing has up to 20. */
function limitOf({ settings }: FuturesAccount, market: ContractListing, grown: HoldSide): { maximum: string; coin: string } {
  const tiers = market.contract.rules.contract?.tiers ?? [];
  const known = settings.find(({ symbolId }) => symbolId === market.symbol);
  const fixed = grown === HoldSide.long ? known?.fixedLongLeverage : known?.fixedShortLeverage;
  const own = known?.marginMode === MarginMode.cross ? known.crossMarginLeverage : fixed;
  const leverage = own ?? Math.min(20, tiers[0]?.maxLeverage ?? 1);
  const largest = tiers.filter(({ maxLeverage }) => maxLeverage >= leverage).at(-1)?.upTo ?? 0;
  const isInverse = market.contract.form === ContractForm.inverse;
  const decimals = market.quantityDecimals + (isInverse ? 0 : market.priceDecimals);
  return { maximum: formatDecimal(largest, decimals), coin: market.quote };
}

/** An order without a price of its own is measured at the best price that it would have met. */
export async function riskRefusal(rooms: Books, market: ContractListing, order: PlaceOrder): Promise<Refusal> {
  const { accountId, side, priceTicks, quantityLots } = order;
  const book = priceTicks > 0 ? null : await rooms.client.book(market.marketId, 1);
  const [best] = (side === Side.buy ? book?.asks : book?.bids) ?? [];
  const size = sizeOf(market, priceTicks > 0 ? priceTicks : (best?.[0] ?? 0), quantityLots);
  const largest = market.contract.rules.contract?.tiers.at(-1)?.upTo ?? Number.POSITIVE_INFINITY;
  const grown = order.holdSide ?? (side === Side.buy ? HoldSide.long : HoldSide.short);
  const account = await futuresOf(rooms, accountId, market);
  return size + heldSize(account, market, grown) > largest
    ? refuse('positionAboveMaximum')
    : refuse('riskLimit', limitOf(account, market, grown));
}
