// House liquidity: bring the house's quotes in a market to a fresh ladder around a price, changing only what differs.
import { Side } from '#lib/contract/enums.ts';
import { removeOpenOrder, type Account, type Order } from '../accounts/account.ts';
import { hold, refuseHold, release } from '../accounts/order-hold.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { OrderId } from '../ids.ts';
import type { RequoteMarket } from './order-command.ts';
import { closedTo, type Market } from '../markets/market.ts';
import { mix } from '../arithmetic/mix.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { leave } from './resting.ts';
import { opposite } from './match.ts';
import { rest } from './place-order.ts';

const levelLimit = 64;

/**
 * One side of the ladder, nearest first: price in ticks → lots. The touch stands at the half spread; the levels behind it
 * stand in cells of one step of the price axis, at a place and size that the seed gives the cell. A small move of the
 * centre therefore changes the touch and its neighbours and leaves the depth behind them as it was.
 */
function ladder(command: RequoteMarket, side: Side): Map<number, number> {
  const sign = side === Side.buy ? -1 : 1;
  const touch = command.centreTicks + sign * command.halfSpreadTicks;
  const levels = new Map<number, number>();
  const firstCell = Math.floor(touch / command.stepTicks);
  let cell = firstCell;
  for (let rank = 0; rank < command.levels; rank += 1) {
    const random = mix(command.seed, cell * 2 + (side === Side.buy ? 0 : 1));
    const inside = cell * command.stepTicks + ((random >>> 16) % command.stepTicks);
    const price = rank === 0 ? touch : inside;
    // Grows with the logarithm of the distance, so that a small move changes few sizes.
    const growth = 33 - Math.clz32(Math.abs(cell - firstCell));
    const lots = Math.floor((command.quantityLots * (40 + (random % 160)) * growth) / 100);
    if (price > 0 && lots > 0 && sign * (price - touch) >= 0) levels.set(price, lots);
    cell += sign * (1 + (rank >>> 4));
  }
  return levels;
}

export function requoteMarket(context: Context, command: RequoteMarket): Outcome {
  const account = context.state.accounts.get(command.accountId);
  if (account === undefined || account.kind !== AccountKind.house) return refuse(RejectReason.unknownAccount);
  const market = context.state.markets.get(command.marketId);
  if (market === undefined) return refuse(RejectReason.unknownMarket);
  const closed = closedTo(market);
  if (closed !== null) return refuse(closed);
  if (![command.centreTicks, command.halfSpreadTicks, command.stepTicks].every((value) => Number.isSafeInteger(value) && value > 0))
    return refuse(RejectReason.invalidPrice);
  if (!Number.isSafeInteger(command.levels) || command.levels < 1 || command.levels > levelLimit)
    return refuse(RejectReason.invalidQuantity);
  if (!Number.isSafeInteger(command.quantityLots) || command.quantityLots <= 0) return refuse(RejectReason.invalidQuantity);
  const wanted = { [Side.buy]: ladder(command, Side.buy), [Side.sell]: ladder(command, Side.sell) };
  const kept = keepOrWithdraw(context, market, account, wanted);
  // Both sides first give way, then take their places: a moved centre never meets its own old quotes.
  const placed = [
    ...quote(context, market, account, Side.buy, wanted[Side.buy]),
    ...quote(context, market, account, Side.sell, wanted[Side.sell]),
  ];
  market.quotes.set(account.accountId, [...kept, ...placed]);
  return done();
}

/** Leaves quotes that the new ladder has just so (and takes them off the list of wanted quotes), withdraws the others. */
function keepOrWithdraw(context: Context, market: Market, account: Account, wanted: Record<Side, Map<number, number>>): OrderId[] {
  const kept: OrderId[] = [];
  for (const orderId of market.quotes.get(account.accountId) ?? []) {
    const order = context.state.orders.get(orderId);
    if (order === undefined) continue;
    const remaining = order.quantityLots - order.filledLots;
    if (wanted[order.side].get(order.priceTicks) === remaining) {
      wanted[order.side].delete(order.priceTicks);
      kept.push(orderId);
      continue;
    }
    leave(context, market, order);
    context.state.orders.remove(orderId);
    removeOpenOrder(account, order);
    release(context, market, order, remaining);
  }
  return kept;
}

/** Within the market's greatest quantity and notional, which also keeps every product a safe integer. */
const quotable = (market: Market, priceTicks: number, quantityLots: number): boolean =>
  quantityLots <= market.rules.maxQuantityLots && priceTicks * quantityLots * market.rules.tickLotUnits <= market.maxNotional;

/** Places what is missing of one side; what would cross, or cannot be paid for, is left out. */
function quote(context: Context, market: Market, account: Account, side: Side, levels: Map<number, number>): OrderId[] {
  const placed: OrderId[] = [];
  const facing = market.book.bestPrice(opposite(side));
  for (const [priceTicks, quantityLots] of levels) {
    if (facing !== 0 && (side === Side.buy ? priceTicks >= facing : priceTicks <= facing)) continue;
    if (!quotable(market, priceTicks, quantityLots)) continue;
    if (refuseHold(context, market, { account, side, extra: null }, priceTicks, quantityLots) !== null) continue;
    const order: Order = {
      orderId: context.state.nextOrderId,
      account,
      marketId: market.rules.marketId,
      side,
      kind: 'limit',
      timeInForce: 0,
      priceTicks,
      quantityLots,
      filledLots: 0,
      clientOid: '',
      selfTradePrevention: 'cancel-taker',
      extra: null,
      holding: null,
      slot: -1,
    };
    context.state.nextOrderId += 1;
    hold(context, market, order, quantityLots);
    rest(context, market, order, quantityLots);
    placed.push(order.orderId);
  }
  return placed;
}
