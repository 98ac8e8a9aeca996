// A market as one would write it on a blackboard: a list of orders, searched from the start each time. Slow, and plainly right.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';

export type NaiveOrder = {
  readonly id: number;
  readonly owner: number;
  readonly side: Side;
  readonly timeInForce: TimeInForce;
  readonly prevention: SelfTradePrevention;
  price: number;
  left: number;
  /** The turn at which it joined its queue. */
  turn: number;
};

export type NaiveTrade = { readonly maker: number; readonly taker: number; readonly price: number; readonly lots: number };

export class NaiveMarket {
  orders: NaiveOrder[] = [];
  trades: NaiveTrade[] = [];
  #turn = 0;

  /** The other side in the order in which it trades. */
  #facing(side: Side): NaiveOrder[] {
    const better = side === Side.buy ? 1 : -1;
    return this.orders.filter((order) => order.side !== side).toSorted((a, b) => (a.price - b.price) * better || a.turn - b.turn);
  }

  #meets(side: Side, price: number, maker: number): boolean {
    return side === Side.buy ? maker <= price : maker >= price;
  }

  wouldTake(side: Side, price: number): boolean {
    return this.#facing(side).some((maker) => this.#meets(side, price, maker.price));
  }

  /** Lots to be had from others up to a price, as fill-or-kill asks; an own order in the way ends or is passed by the rule of prevention. */
  offered(order: NaiveOrder): number {
    let lots = 0;
    for (const maker of this.#facing(order.side)) {
      if (!this.#meets(order.side, order.price, maker.price)) break;
      if (maker.owner !== order.owner) lots += maker.left;
      else if (order.prevention !== SelfTradePrevention.cancelMaker) break;
    }
    return lots;
  }

  /** Trades an order and lets the rest stand if it is of the kind that stands. */
  enter(order: NaiveOrder): void {
    for (const maker of this.#facing(order.side)) {
      if (order.left === 0 || !this.#meets(order.side, order.price, maker.price)) break;
      if (maker.owner === order.owner) {
        if (order.prevention !== SelfTradePrevention.cancelTaker) this.remove(maker.id);
        if (order.prevention !== SelfTradePrevention.cancelMaker) return;
        continue;
      }
      const lots = Math.min(order.left, maker.left);
      this.trades.push({ maker: maker.id, taker: order.id, price: maker.price, lots });
      order.left -= lots;
      maker.left -= lots;
      if (maker.left === 0) this.remove(maker.id);
    }
    const stands = order.timeInForce === TimeInForce.gtc || order.timeInForce === TimeInForce.postOnly;
    if (order.left > 0 && stands) this.orders.push({ ...order, turn: this.#turn++ });
  }

  remove(id: number): void {
    this.orders = this.orders.filter((order) => order.id !== id);
  }

  /** A new price or more lots sends an order to the end of its queue; fewer lots alone do not. */
  amend(id: number, price: number, left: number): void {
    const order = this.orders.find((one) => one.id === id);
    if (order === undefined) return;
    if (price === order.price && left < order.left) {
      order.left = left;
      return;
    }
    this.remove(id);
    this.enter({ ...order, price, left });
  }

  /** [price, lots], best first. */
  levels(side: Side): [number, number][] {
    const sums = new Map<number, number>();
    for (const order of this.orders) if (order.side === side) sums.set(order.price, (sums.get(order.price) ?? 0) + order.left);
    return [...sums].toSorted((a, b) => (side === Side.buy ? b[0] - a[0] : a[0] - b[0]));
  }
}
