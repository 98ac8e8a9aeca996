// Closes positions at market or at a price: the orders that do it, and those that wait to do it already.
import { type EntryPoint, HoldSide, PositionMode, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { ContractPosition, FuturesAccount } from '#lib/contract/position.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { CancelOrder, PlaceOrder } from '#server/engine/orders/order-command.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { lots, parseDecimal, ticks, units, type Lots } from '#server/engine/units.ts';
import type { Rooms } from '../rooms.ts';

/** The fields that close a position of a side: in hedge mode it is named, one-way the order may only reduce. */
export function closingWords({ positionMode }: Pick<FuturesAccount, 'positionMode'>, holdSide: HoldSide) {
  const side = holdSide === HoldSide.long ? Side.sell : Side.buy;
  return positionMode === PositionMode.hedge ? ({ side, holdSide } as const) : ({ side, reduceOnly: true } as const);
}

/** A market order of some lots. */
export const marketOrder = (
  accountId: AccountId,
  { marketId }: ContractListing,
  quantityLots: Lots,
  words: Pick<PlaceOrder, 'side' | 'holdSide' | 'reduceOnly'>,
  entryPoint: EntryPoint,
): PlaceOrder => ({
  type: 'place-order',
  accountId,
  marketId,
  kind: 'market',
  timeInForce: TimeInForce.ioc,
  priceTicks: ticks(0),
  quantityLots,
  amountUnits: units(0n),
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelTaker,
  entryPoint,
  ...words,
});

/** All of a position, in as many orders as the largest allowed makes necessary. */
export const piecesOf = (market: ContractListing, total: Lots): readonly Lots[] =>
  Array.from({ length: Math.ceil(total / market.maxQuantityLots) }, (_, place) =>
    lots(Math.min(market.maxQuantityLots, total - place * market.maxQuantityLots)),
  );

export const lotsOf = ({ total }: ContractPosition, { quantityDecimals }: ContractListing): Lots =>
  lots(Number(parseDecimal(total, quantityDecimals) ?? 0n));

/**
 * Takes out the account's orders that wait to close the same position. One with the name of an order to come is that order itself,
 * sent a second time, and stays.
 */
export async function cancelClosing(
  { client }: Pick<Rooms, 'client'>,
  accountId: AccountId,
  { marketId }: ContractListing,
  { side, ...words }: { readonly side: Side; readonly holdSide?: HoldSide | undefined },
  names: readonly string[],
): Promise<readonly CancelOrder[]> {
  const open = await client.openOrders(accountId);
  return open
    .filter((order) => order.marketId === marketId && order.side === side && (order.clientOid === '' || !names.includes(order.clientOid)))
    .filter((order) => (words.holdSide === undefined ? order.reduceOnly : order.holdSide === words.holdSide))
    .map(({ orderId }) => ({ type: 'cancel-order', accountId, orderId }));
}
