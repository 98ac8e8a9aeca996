// The quote and reference price that the house last told of each market: one that says the same again is no command.
import type { Command } from '#server/engine/command.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { RequoteMarket } from '#server/engine/orders/order-command.ts';

/** The book's front and the newest trade. */
export type BookFront = {
  readonly bid: number | null;
  readonly ask: number | null;
  /** Left out or null: unknown, and then no quote is taken for one that still stands. */
  readonly lastTradeId?: string | null;
};

type Told = { referenceTicks?: number; quote?: RequoteMarket; front?: BookFront };

type SaidBefore = {
  /** The commands that say something new. `front`: before them. */
  fresh(commands: readonly Command[], marketId: MarketId, front: BookFront): Command[];
};

const sameQuote = (one: RequoteMarket, other: RequoteMarket): boolean =>
  one.centreTicks === other.centreTicks &&
  one.halfSpreadTicks === other.halfSpreadTicks &&
  one.levels === other.levels &&
  one.quantityLots === other.quantityLots &&
  one.seed === other.seed;

/** A trade or an order that has come or gone since the last look may have taken quotes away. */
const stoodStill = (one: BookFront, other: BookFront): boolean =>
  typeof one.lastTradeId === 'string' && one.lastTradeId === other.lastTradeId && one.bid === other.bid && one.ask === other.ask;

export function createSaidBefore(): SaidBefore {
  const toldOf = new Map<MarketId, Told>();
  return {
    fresh: (commands, marketId, front) => {
      const told = toldOf.get(marketId) ?? {};
      toldOf.set(marketId, told);
      const isStill = told.front !== undefined && stoodStill(front, told.front);
      told.front = front;
      return commands.filter((command) => {
        if (command.type === 'set-reference-price') {
          const isOld = told.referenceTicks === command.priceTicks;
          told.referenceTicks = command.priceTicks;
          return !isOld;
        }
        if (command.type !== 'requote-market') return true;
        const isOld = isStill && told.quote !== undefined && sameQuote(told.quote, command);
        told.quote = command;
        return !isOld;
      });
    },
  };
}
