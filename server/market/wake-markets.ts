// Quotes a market at rest anew the moment somebody comes to it: whoever comes together with others waits for the same quote.
import type { Command } from '#server/engine/command.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { MarketWaking, MarketUse } from './market-use.ts';

type WakeOptions = {
  readonly use: Pick<MarketUse, 'noteAsked' | 'noteListed'>;
  /** The commands of a market that has not been in use; none of another. */
  readonly wake: (market: MarketListing) => Command[];
  /** Resolves when they are durable and told. */
  readonly submit: (commands: readonly Command[]) => Promise<void>;
};

/** After so long a book is shown as it stands: an exchange that has stopped tells so itself, and whoever sends it an order. */
const longestWaitMs = 1000;

/** Resolves with the promise, however it ends, or after the longest wait. */
async function settledSoon(quoted: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, longestWaitMs);
  await Promise.race([quoted.then(late.resolve, late.resolve), late.promise]);
  clearTimeout(timer);
}

export function wakeMarkets({ use, wake, submit }: WakeOptions): MarketWaking {
  const waking = new Map<MarketId, Promise<void>>();

  const begin = (market: MarketListing): void => {
    const commands = wake(market);
    if (commands.length === 0) return;
    const quoted = settledSoon(submit(commands)).then(() => {
      if (waking.get(market.marketId) === quoted) waking.delete(market.marketId);
    });
    waking.set(market.marketId, quoted);
  };

  return {
    wake: async (markets) => {
      for (const market of markets) {
        use.noteAsked(market);
        begin(market);
      }
      await Promise.all(markets.flatMap(({ marketId }) => waking.get(marketId) ?? []));
    },
    noteListed: (markets) => {
      for (const market of markets) use.noteListed(market);
    },
  };
}
