// The knowledge of a reader of events alone: balances, queues, plans. Kept by other means than the core's, and compared with it.
import type { AccountId, MarketId, OrderId } from '#server/engine/ids.ts';
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { OrderAccepted, TradeExecuted } from '#server/engine/orders/order-event.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { firstUser, marketCount, rulesOf } from './traffic.ts';

type Standing = { readonly accepted: OrderAccepted; price: number; left: number; shown: number };

const shownOf = (accepted: OrderAccepted, left: number): number =>
  accepted.displayLots === 0 ? left : Math.min(left, accepted.displayLots);

/** The fee on what the leg receives, rounded up; the house pays none. */
function feeOf(trade: TradeExecuted, { role, side, accountId }: TradeExecuted['maker']): bigint {
  if (accountId < firstUser) return 0n;
  const rules = rulesOf(trade.marketId);
  const received = BigInt(
    side === 'buy' ? trade.quantityLots * rules.lotUnits : trade.priceTicks * trade.quantityLots * rules.tickLotUnits,
  );
  const ppm = BigInt(role === 'maker' ? rules.makerFeePpm : rules.takerFeePpm);
  return (received * ppm + 999_999n) / 1_000_000n;
}

/** The rules that one record has broken, in words. */
export class Shadow {
  readonly #balances = new Map<string, { available: bigint; frozen: bigint }>();
  /** Orders of users that stand in a book. */
  readonly #orders = new Map<OrderId, Standing>();
  /** Queues of users' orders, oldest first; the house's quotes are not told one by one. */
  readonly #queues = new Map<string, OrderId[]>();
  readonly #levels = new Map<string, number>();
  readonly #plans = new Set<OrderId>();
  /** Its order has been accepted, and is matching until something else begins. */
  #taker: Standing | null = null;
  #broken: string[] = [];

  see({ events }: EventRecord): readonly string[] {
    this.#broken = [];
    for (const event of events) this.#one(event);
    this.#rest();
    return this.#broken;
  }

  #one(event: ExchangeEvent): void {
    if (event.type === 'ledger-posted') this.#post(event.entries);
    else if (event.type === 'order-accepted') {
      this.#rest();
      this.#taker = { accepted: event, price: event.priceTicks, left: event.quantityLots, shown: 0 };
    } else if (event.type === 'trade-executed') this.#trade(event);
    else if (event.type === 'order-cancelled') {
      if (this.#taker?.accepted.orderId === event.orderId) this.#taker = null;
      this.#leave(event.orderId);
    } else if (event.type === 'order-amended') this.#amend(event.orderId, event.priceTicks, event.quantityLots, event.keptPriority);
    else if (event.type === 'level-changed') this.#levels.set(`${event.marketId} ${event.side} ${event.priceTicks}`, event.quantityLots);
    else if (event.type === 'plan-opened') this.#plans.add(event.planId);
    else if (event.type === 'plan-closed' && !this.#plans.delete(event.planId))
      this.#broken.push(`plan ${event.planId} closed twice or was never opened`);
  }

  #post(entries: Extract<ExchangeEvent, { type: 'ledger-posted' }>['entries']): void {
    const sums = new Map<number, number>();
    for (const { accountId, assetId, availableDelta, frozenDelta, availableAfter, frozenAfter } of entries) {
      sums.set(assetId, (sums.get(assetId) ?? 0) + availableDelta + frozenDelta);
      const key = `${accountId} ${assetId}`;
      const before = this.#balances.get(key);
      const [available, frozen] = [BigInt(availableAfter), BigInt(frozenAfter)];
      // House accounts move untold; of everybody else every movement is told.
      const told = before === undefined || accountId === 2 || accountId === 3;
      if (!told && (before.available + BigInt(availableDelta) !== available || before.frozen + BigInt(frozenDelta) !== frozen))
        this.#broken.push(`account ${accountId} has moved untold in asset ${assetId}`);
      if (accountId !== 0 && (available < 0n || frozen < 0n)) this.#broken.push(`account ${accountId} is below zero in asset ${assetId}`);
      this.#balances.set(key, { available, frozen });
    }
    for (const [assetId, sum] of sums) if (sum !== 0) this.#broken.push(`a posting is off by ${sum} in asset ${assetId}`);
  }

  /** The rest that a taker could not fill and has not lost stands at the end of its queue. */
  #rest(): void {
    const taker = this.#taker;
    this.#taker = null;
    if (taker === null || taker.left <= 0 || taker.accepted.kind === 'market') return;
    taker.shown = shownOf(taker.accepted, taker.left);
    this.#orders.set(taker.accepted.orderId, taker);
    this.#queue(taker).push(taker.accepted.orderId);
  }

  #queue({ accepted, price }: Standing): OrderId[] {
    const key = `${accepted.marketId} ${accepted.side} ${price}`;
    const queue = this.#queues.get(key) ?? [];
    this.#queues.set(key, queue);
    return queue;
  }

  #leave(orderId: OrderId): void {
    const order = this.#orders.get(orderId);
    if (order === undefined) return;
    const queue = this.#queue(order);
    const at = queue.indexOf(orderId);
    if (at === -1) this.#broken.push(`order ${orderId} is lost from its queue`);
    else queue.splice(at, 1);
    this.#orders.delete(orderId);
  }

  #trade(trade: TradeExecuted): void {
    const { maker, taker, quantityLots, priceTicks } = trade;
    for (const leg of [maker, taker])
      if (leg.feeUnits !== feeOf(trade, leg)) this.#broken.push(`order ${leg.orderId} paid ${leg.feeUnits}`);
    if (this.#taker?.accepted.orderId === taker.orderId) this.#taker.left -= quantityLots;
    const order = this.#orders.get(maker.orderId);
    if (order === undefined) return;
    const queue = this.#queue(order);
    // The first of the users' orders at that price, and no user's order at a better one.
    if (queue[0] !== maker.orderId) this.#broken.push(`order ${maker.orderId} traded before its turn`);
    if (order.price !== priceTicks) this.#broken.push(`order ${maker.orderId} traded at ${priceTicks}, not at its price ${order.price}`);
    const better = maker.side === 'buy' ? 1 : -1;
    for (const other of this.#orders.values())
      if (other.accepted.marketId === trade.marketId && other.accepted.side === maker.side && (other.price - priceTicks) * better > 0)
        this.#broken.push(`order ${other.accepted.orderId} at ${other.price} was passed over for one at ${priceTicks}`);
    order.left -= quantityLots;
    order.shown -= quantityLots;
    if (order.left === 0) this.#leave(maker.orderId);
    else if (order.shown === 0) {
      queue.shift();
      queue.push(maker.orderId);
      order.shown = shownOf(order.accepted, order.left);
    }
  }

  #amend(orderId: OrderId, price: number, quantityLots: number, keptPriority: boolean): void {
    // A chase limit is moved after the command that passed it: what that one placed stands by then.
    this.#rest();
    const order = this.#orders.get(orderId);
    if (order === undefined) return;
    const filled = this.#filledOf(order);
    const left = quantityLots - filled;
    if (keptPriority !== (price === order.price && left < order.left))
      this.#broken.push(`order ${orderId} keeps a place that it should not`);
    if (keptPriority) {
      order.left = left;
      order.shown = Math.min(order.shown, left);
    } else this.#leave(orderId);
    const accepted = { ...order.accepted, quantityLots: order.accepted.quantityLots };
    const amended: Standing = { accepted, price, left, shown: order.shown };
    this.#totals.set(orderId, quantityLots);
    if (!keptPriority) this.#taker = amended;
  }

  /** Total quantities after amendments. */
  readonly #totals = new Map<OrderId, number>();

  #filledOf(order: Standing): number {
    return (this.#totals.get(order.accepted.orderId) ?? order.accepted.quantityLots) - order.left;
  }

  /** Compares what one account holds with what the core says. */
  account(exchange: Exchange, accountId: AccountId): readonly string[] {
    const broken: string[] = [];
    for (const { assetId, available, frozen } of exchange.balances(accountId)) {
      const known = this.#balances.get(`${accountId} ${assetId}`);
      if (known?.available !== available || known.frozen !== frozen)
        broken.push(`events tell of other money of account ${accountId} in asset ${assetId}`);
    }
    const open = exchange.openOrders(accountId);
    for (const order of open) {
      const known = this.#orders.get(order.orderId);
      if (known?.left !== order.quantityLots - order.filledLots || known.shown !== order.shownLots)
        broken.push(`events tell otherwise of order ${order.orderId}`);
    }
    for (const plan of exchange.openPlans(accountId))
      if (!this.#plans.has(plan.planId)) broken.push(`no event tells of plan ${plan.planId}`);
    return broken;
  }

  /** Compares every book's levels, and the number of orders and plans. */
  books(exchange: Exchange): readonly string[] {
    const broken: string[] = [];
    for (let marketId: MarketId = 0; marketId < marketCount; marketId += 1) {
      const book = exchange.book(marketId, 1000);
      const [bid, ask] = [book.bids[0]?.[0], book.asks[0]?.[0]];
      if (bid !== undefined && ask !== undefined && bid >= ask) broken.push(`market ${marketId} is crossed: ${bid} bid, ${ask} asked`);
      for (const side of ['buy', 'sell'] as const)
        for (const [price, quantity] of side === 'buy' ? book.bids : book.asks)
          if (this.#levels.get(`${marketId} ${side} ${price}`) !== quantity)
            broken.push(`events tell of another level ${price} in market ${marketId}`);
    }
    return broken;
  }
}
