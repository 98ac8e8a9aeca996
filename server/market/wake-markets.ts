// Quotes a market at rest anew the moment somebody comes to it: whoever comes together with others waits for the same quote.
import type { Command } from '#server/engine/command.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { MarketDoors, MarketUse } from './market-use.ts';

export type WakeOptions = {
  readonly use: Pick<MarketUse, 'noteAsked' | 'noteListed'>;
  /** The commands of a market that has not been in use; none of another. */
  readonly wake: (market: MarketListing) => Command[];
  /** Resolves when they are durable and told. Rejects with ExchangeUnavailable. */
  readonly submit: (commands: readonly Command[]) => Promise<void>;
};

export function wakeMarkets({ use, wake, submit }: WakeOptions): MarketDoors {
  const waking = new Map<MarketId, Promise<void>>();

  const begin = (market: MarketListing): void => {
    const commands = wake(market);
    if (commands.length === 0) return;
    const quoted = submit(commands).finally(() => {
      if (waking.get(market.marketId) === quoted) waking.delete(market.marketId);
    });
    // Whoever has come hears of a failure; nobody else does.
    quoted.catch(() => undefined);
    waking.set(market.marketId, quoted);
  };

  return {
    enter: async (markets) => {
      for (const market of markets) {
        use.noteAsked(market);
        begin(market);
      }
      await Promise.all(markets.flatMap(({ marketId }) => waking.get(marketId) ?? []));
    },
    list: (markets) => {
      for (const market of markets) use.noteListed(market);
    },
  };
}
