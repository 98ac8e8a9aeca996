// The markets that are offered in place of one that is not listed: those of its coin, then those of its money.
import type { SpotMarket } from '#lib/contract/market.ts';

type Named = Pick<SpotMarket, 'symbol' | 'baseCoin' | 'quoteCoin' | 'displayName'>;

const mostOfCoin = 4;
const mostInAll = 8;

/** The longest of the coins that fits. */
const longest = (coins: ReadonlySet<string>, fits: (coin: string) => boolean): string | undefined =>
  [...coins].filter(fits).toSorted((one, other) => other.length - one.length)[0];

/** In listed order. A name in which no coin is known has the first markets of the list. */
export function marketNeighbours<Market extends Named>(name: string, markets: readonly Market[]): readonly Market[] {
  const coins = new Set(markets.flatMap(({ baseCoin, quoteCoin }) => [baseCoin, quoteCoin]));
  const base = longest(coins, (coin) => name.startsWith(coin) && name !== coin);
  const quote = longest(coins, (coin) => name.endsWith(coin) && name !== coin);
  const ofBase = markets.filter(({ baseCoin }) => baseCoin === base).slice(0, mostOfCoin);
  const ofQuote = markets.filter(({ quoteCoin }) => quoteCoin === quote);
  // A coin that is no money here is at least traded.
  const others = ofQuote.length > 0 ? ofQuote : markets.filter(({ baseCoin }) => baseCoin === quote);
  const found = [...new Set([...ofBase, ...others])];
  return (found.length > 0 ? found : markets).slice(0, mostInAll);
}
