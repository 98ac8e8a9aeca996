// The last seven days of each kind of bots as calls tell them: with the names of their markets.
import type { BotWeek } from '#lib/contract/bots/bot-week.ts';
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { BotWeeks } from '#server/backtest/weeks/create-bot-weeks.ts';
import type { Listings } from '#server/engine/listings.ts';

export type ToldWeeks = {
  /** Answers at once. `pending`: the first list is still being worked out. */
  now(): { readonly list: readonly BotWeek[]; readonly pending: boolean };
};

export function createToldWeeks(weeks: BotWeeks, listings: Pick<Listings, 'marketOf'>): ToldWeeks {
  const nameOf = (symbolId: string): string => {
    const market = listings.marketOf(symbolOf(symbolId));
    return market === undefined ? symbolId : (market.contract?.name ?? `${market.base}/${market.quote}`);
  };
  return {
    now: () => {
      const { list, pending } = weeks.now();
      return { list: list.map((week) => ({ ...week, markets: week.symbols.map(nameOf) })), pending };
    },
  };
}
