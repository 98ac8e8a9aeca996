// What a handler works with: the state, the events it causes, and the levels it touches.
import { Side } from '#lib/contract/enums.ts';
import type { OrderId } from './command.ts';
import type { ExchangeEvent } from './event.ts';
import type { Market } from './market.ts';
import type { RejectReason } from './reject.ts';
import type { State } from './state.ts';
import { lots, ticks } from './units.ts';

export type Context = {
  readonly state: State;
  readonly timeMs: number;
  readonly events: ExchangeEvent[];
  readonly touched: Touched;
};

/** What a handler answers: an effect, or one named refusal and nothing done. */
export type Outcome =
  | {
      readonly ok: true;
      readonly orderId: OrderId | null;
      readonly cancelledOrderIds: readonly OrderId[];
      readonly filledLots: number | null;
    }
  | { readonly ok: false; readonly reason: RejectReason; readonly orderId: OrderId | null };

export const refuse = (reason: RejectReason, orderId: OrderId | null = null): Outcome => ({ ok: false, reason, orderId });

const noOrders: readonly OrderId[] = [];
export const done = (orderId: OrderId | null = null, cancelledOrderIds = noOrders, filledLots: number | null = null): Outcome => ({
  ok: true,
  orderId,
  cancelledOrderIds,
  filledLots,
});

/** The price levels that one command has touched, with what stood there before. */
export class Touched {
  #market: Market | null = null;
  /** Signed price (asks negative) → lots before. */
  readonly #before = new Map<number, number>();
  #levels: { market: Market; side: Side; price: number; before: number }[] = [];

  /** Call before the first change of a level. */
  note(market: Market, side: Side, price: number): void {
    if (this.#market !== market) {
      this.#market = market;
      this.#before.clear();
    }
    const key = side === Side.buy ? price : -price;
    if (this.#before.has(key)) return;
    const before = market.book.lotsAt(side, price);
    this.#before.set(key, before);
    this.#levels.push({ market, side, price, before });
  }

  /** Announces each level whose lots are not what they were, and forgets all. */
  flush(events: ExchangeEvent[]): void {
    for (const { market, side, price, before } of this.#levels) {
      const after = market.book.lotsAt(side, price);
      if (after === before) continue;
      events.push({ type: 'level-changed', marketId: market.rules.marketId, side, priceTicks: ticks(price), quantityLots: lots(after) });
    }
    this.#levels = [];
    this.#market = null;
    this.#before.clear();
  }
}
