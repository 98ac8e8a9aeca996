// The steps that every call that places an order for a contract takes around its own direction.
import { HoldSide, OrderType, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import type { PositionTerms } from '#lib/contract/wire/orders/contract-order.ts';
import type { SpotExit } from '#lib/contract/wire/orders/exit-fields.ts';
import type { OrderResult } from '#lib/contract/wire/orders/order-result.ts';
import { isBestPrice } from '#lib/contract/wire/orders/best-source.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { formatDecimal, parseDecimal } from '#server/engine/units.ts';
import { sizeOfOrder } from '#server/services/contract-orders/size-of-order.ts';
import { futuresOf } from './find-contract.ts';
import { indexPriceOf } from '../market/index-price.ts';
import { orderRefusal } from '../orders/order-refusal.ts';
import { toldOf, toOrderResult } from '../orders/order-result.ts';
import { entryPointOf } from '../plans/place-plan.ts';
import { riskRefusal } from './risk-refusal.ts';
import { readOrder } from '../orders/read-order.ts';
import { refuse, Refusal, refuseField } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

/** The fields that such calls share. */
export type ContractOrderRequest = {
  readonly orderType: 0 | 1;
  readonly timeInForceValue: 0 | 1 | 2 | 3;
  readonly delegatePrice?: string | undefined;
  readonly delegateCount: string;
  readonly tradeUnit: 'base' | 'margin' | 'priced';
  readonly clientOid?: string | undefined;
  readonly selfTradePrevention?: SelfTradePrevention | undefined;
  readonly enterPointSource?: number | undefined;
  readonly businessSource?: number | undefined;
};

/** The direction in which it trades, and what it says about positions. */
export type Direction = PositionTerms & { readonly side: Side; readonly exit?: SpotExit | null };

type Books = Pick<Rooms, 'client' | 'projections' | 'listings'>;

/** The leverage of the position that an order is about: one-way a buy is about the long, unless it closes. */
async function leverageOf(rooms: Books, accountId: AccountId, market: ContractListing, { side, holdSide, reduceOnly }: Direction) {
  const { settings } = await futuresOf(rooms, accountId, market);
  const known = settings.find(({ symbolId }) => symbolId === market.symbol);
  const isLong = holdSide === undefined ? (side === Side.buy) !== (reduceOnly === true) : holdSide === HoldSide.long;
  return isLong ? known?.fixedLongLeverage : known?.fixedShortLeverage;
}

/** As everybody begins: the core's own rule of a contract that nobody has touched. */
const firstLeverage = ({ contract }: ContractListing): number => Math.min(20, contract.rules.contract?.tiers[0]?.maxLeverage ?? 1);

/** Null: nobody sells. */
export async function bestAskOf({ client, listings }: Pick<Rooms, 'client' | 'listings'>, market: ContractListing): Promise<string | null> {
  const [ask] = (await client.book(market.marketId, 1)).asks;
  return ask === undefined ? null : listings.priceText(market, ask[0]);
}

/** The price a size is converted at: the order's, of a sell not below the best ask, and at market the best ask. Null: nobody sells. */
export async function priceOf(rooms: Books, market: ContractListing, request: ContractOrderRequest, side: Side): Promise<string | null> {
  const best = await bestAskOf(rooms, market);
  const own = request.orderType === OrderType.market || isBestPrice(request.businessSource ?? 0) ? undefined : request.delegatePrice;
  if (own === undefined) return best;
  const [ownTicks, askTicks] = [parseDecimal(own, market.priceDecimals), parseDecimal(best ?? '', market.priceDecimals)];
  const isRaised = side === Side.sell && askTicks !== null && ownTicks !== null && askTicks > ownTicks;
  return isRaised ? best : own;
}

type SizeMeant = { readonly unit: 'base' | 'margin' | 'priced'; readonly amount: string; readonly price: string | null };

/** The quantity that is meant, as text; sizes in margin or value are converted at a price and rounded down to the lot. */
export async function quantityAt(
  rooms: Books,
  accountId: AccountId,
  market: ContractListing,
  { unit, amount, price }: SizeMeant,
  direction: Direction,
): Promise<string | Refusal> {
  if (unit === 'base') return amount;
  if (price === null) return refuse('noLiquidity');
  const isCoin = market.contract.form === ContractForm.coin;
  const indexPrice = isCoin ? await indexPriceOf(rooms, market) : null;
  if (isCoin && indexPrice === null) return refuse('noMarkPrice');
  const leverage = (await leverageOf(rooms, accountId, market, direction)) ?? firstLeverage(market);
  const size = sizeOfOrder(market, { unit, amount, price, leverage, indexPrice });
  if (size === null) return refuseField('delegatePrice', 'must be more than zero');
  const minimum = formatDecimal(market.minQuantityLots, market.quantityDecimals);
  return Number(size) === 0 ? refuse('quantityBelowMinimum', { minimum }) : size;
}

/** The command that a request means. */
export async function readContractOrder(
  rooms: Books,
  accountId: AccountId,
  market: ContractListing,
  request: ContractOrderRequest,
  direction: Direction,
): Promise<PlaceOrder | Refusal> {
  const { tradeUnit: unit, delegateCount: amount } = request;
  const price = unit === 'base' ? null : await priceOf(rooms, market, request, direction.side);
  const quantity = await quantityAt(rooms, accountId, market, { unit, amount, price }, direction);
  if (quantity instanceof Refusal) return quantity;
  const source = request.businessSource ?? 0;
  const { side, holdSide, reduceOnly, exit = null } = direction;
  const order = readOrder(
    {
      symbol: market.symbol,
      side,
      price: request.orderType === OrderType.market ? null : (request.delegatePrice ?? ''),
      size: { quantity },
      timeInForce: request.timeInForceValue,
      clientOid: request.clientOid ?? '',
      selfTradePrevention: request.selfTradePrevention ?? SelfTradePrevention.cancelTaker,
      ...(isBestPrice(source) ? { bestPrice: source } : {}),
      ...(exit === null ? {} : { exit }),
      holdSide,
      reduceOnly,
    },
    market,
    rooms.listings,
  );
  if (order instanceof Refusal) return order;
  return { type: 'place-order', accountId, ...order, entryPoint: entryPointOf(request.enterPointSource) };
}

/** Places it after some other commands, all with one message, and answers what became of it. */
export async function submitContractOrder(
  rooms: Books,
  market: ContractListing,
  order: PlaceOrder,
  before: readonly Command[] = [],
): Promise<OrderResult | Refusal> {
  const reply = (await rooms.client.submitAll([...before, order])).at(-1);
  if (reply === undefined) return refuse('internal');
  if (reply.ok) return toOrderResult(reply, market, rooms.listings, toldOf(order));
  return reply.reason === RejectReason.riskLimit ? riskRefusal(rooms, market, order) : orderRefusal(reply, market, order.clientOid);
}
