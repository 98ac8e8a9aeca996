// The context of a handler: the state, the events it causes, the levels it touches, and what it leaves to be looked at afterwards.
import { Side, type HoldSide } from '#lib/contract/enums.ts';
import type { MarginAccount, Order } from './accounts/account.ts';
import type { Contract, Holding } from './accounts/positions/contract.ts';
import type { AccountId, OrderId } from './ids.ts';
import type { PriceSource } from './plans/trigger-terms.ts';
import type { CancelReason } from './orders/order-event.ts';
import type { EventList, EventSink } from './event-sink.ts';
import type { Market } from './markets/market.ts';
import type { RejectReason } from './reject.ts';
import type { State } from './state.ts';
import { lots, ticks } from './units.ts';

/** Prices that a market's conditions have yet to see: the first and the last of one taker's trades, or one index price twice. */
export type Move = { readonly market: Market; readonly source: PriceSource; readonly first: number; readonly last: number };

/** One per exchange, made ready for each command. */
export type Context = {
  readonly state: State;
  timeMs: number;
  /** The events to announce; cleared for each command. */
  readonly events: EventList;
  /** A replay that nobody listens to: the busiest events are not even made. */
  silent: boolean;
  readonly touched: Touched;
  /** Moves in markets where something waits for a price. */
  readonly moves: Move[];
  /** Orders that have ended and mean something to a plan: one side of an OCO, or with an exit to open. */
  readonly ended: Order[];
  /** Orders that have traded and whose exits open with the first fill, in the order in which they did. */
  readonly filled: Set<Order>;
  /** Positions of users that are gone, whose orders have nothing left to close. */
  readonly emptied: Emptied[];
  /** Contracts whose mark price has moved: what the insurance fund holds of them is looked at. */
  readonly repriced: Set<Contract>;
  /** Margin wallets that something has happened to. */
  readonly moved: Set<MarginAccount>;
};

export type Emptied = { readonly holding: Holding; readonly side: HoldSide };

/** The answer of a handler: an effect, or one named refusal and nothing done. */
export type Outcome =
  | {
      readonly ok: true;
      readonly orderId: OrderId | null;
      readonly cancelledOrderIds: readonly OrderId[];
      readonly filledLots: number | null;
      /** Quote units that changed hands. */
      readonly filledUnits: number;
      /** Why the order placed or changed has ended with something of it unfilled; null where it has not. */
      readonly cancelReason: CancelReason | null;
      /** The number under which a user's account was opened, or already stood. */
      readonly accountId?: AccountId;
    }
  | { readonly ok: false; readonly reason: RejectReason; readonly orderId: OrderId | null };

export const refuse = (reason: RejectReason, orderId: OrderId | null = null): Outcome => ({ ok: false, reason, orderId });

const noOrders: readonly OrderId[] = [];
export const done = (
  orderId: OrderId | null = null,
  cancelledOrderIds = noOrders,
  filledLots: number | null = null,
  filledUnits = 0,
  cancelReason: CancelReason | null = null,
): Outcome => ({
  ok: true,
  orderId,
  cancelledOrderIds,
  filledLots,
  filledUnits,
  cancelReason,
});

type TouchedLevel = { market: Market; side: Side; price: number; level: number; before: number };

/** The price levels that one command has touched, with what stood there before. */
export class Touched {
  /** Reused from command to command; the first `#count` are in use. */
  readonly #levels: TouchedLevel[] = [];
  #count = 0;
  /** Signed price (asks negative) → noted, of the market noted last; only once a command has touched more than a few levels. */
  readonly #known = new Set<number>();
  #knownMarket: Market | null = null;
  /** Nobody listens: nothing is noted. */
  silent = false;

  /** Call before an order that stands in the book changes. */
  noteOrder(market: Market, order: Order): void {
    this.noteLevel(market, order.side, market.book.levelOf(order.slot));
  }

  /** Call before the first change of an open level; one that has just been opened holds nothing yet. */
  noteLevel(market: Market, side: Side, level: number): void {
    if (this.silent) return;
    const levels = market.book.side(side);
    const price = levels.priceOf(level);
    if (this.#isNoted(market, side, price)) return;
    const before = levels.lotsOf(level);
    const known = this.#levels[this.#count];
    if (known === undefined) this.#levels.push({ market, side, price, level, before });
    else {
      known.market = market;
      known.side = side;
      known.price = price;
      known.level = level;
      known.before = before;
    }
    this.#count += 1;
  }

  /** Announces each level whose lots are not what they were, and forgets all. */
  flush(events: EventSink): void {
    for (let at = 0; at < this.#count; at += 1) {
      const touched = this.#levels[at];
      if (touched === undefined) break;
      const { market, side, price, level, before } = touched;
      const levels = market.book.side(side);
      // A level that has been closed may have been opened again elsewhere, or for another price.
      const standing = levels.priceOf(level) === price ? levels.lotsOf(level) : 0;
      const after = standing > 0 ? standing : market.book.lotsAt(side, price);
      if (after === before) continue;
      events.push({ type: 'level-changed', marketId: market.rules.marketId, side, priceTicks: ticks(price), quantityLots: lots(after) });
    }
    this.#count = 0;
    this.#knownMarket = null;
  }

  /** Few levels are looked through; a refresh of the house's quotes touches many and is worth a set. */
  #isNoted(market: Market, side: Side, price: number): boolean {
    if (this.#count < 8) {
      for (let at = 0; at < this.#count; at += 1) {
        const level = this.#levels[at];
        if (level?.price === price && level.side === side && level.market === market) return true;
      }
      return false;
    }
    if (this.#knownMarket !== market) this.#learn(market);
    const key = side === Side.buy ? price : -price;
    if (this.#known.has(key)) return true;
    this.#known.add(key);
    return false;
  }

  #learn(market: Market): void {
    this.#known.clear();
    this.#knownMarket = market;
    for (let at = 0; at < this.#count; at += 1) {
      const level = this.#levels[at];
      if (level?.market === market) this.#known.add(level.side === Side.buy ? level.price : -level.price);
    }
  }
}
