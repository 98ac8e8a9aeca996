// The contracts of a list with their figures of the moment, in kinds as people look for them, sorted by what they ask for.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { lineKeyOf, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { contractValue } from '#lib/order-math/futures/contract-value.ts';

export const contractKinds = ['usdt', 'coin', 'delivery', 'usdc'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Lines of real money: what the lists show. */
export const listedLines = ['usdt', 'usd', 'usdc'] as const satisfies readonly ContractLineKey[];

export function kindOf({ businessLine, symbolType }: Pick<ContractMarket, 'businessLine' | 'symbolType'>): ContractKind {
  const line = lineKeyOf(businessLine);
  if (line === 'usdc') return 'usdc';
  return line === 'usdt' ? 'usdt' : symbolType === 2 ? 'delivery' : 'coin';
}

export type ContractLine = {
  readonly market: ContractMarket;
  /** Null: it has not traded yet. */
  readonly ticker: Ticker | null;
  /** The value of all long positions at the mark price, in the quote coin (a dollar or a coin that stands for one). */
  readonly interestValue: string | null;
};

/** Size × mark price; a true inverse is sized in dollars already. Null without a mark price. */
function interestOf({ form }: ContractMarket, ticker: Ticker | null): string | null {
  const figures = ticker?.contract;
  if (figures === undefined || figures.markPrice === null) return null;
  if (form === 'inverse') return figures.openInterest;
  return contractValue({ contract: { settle: 'quote' }, size: figures.openInterest, price: figures.markPrice });
}

export const linesOf = (markets: readonly ContractMarket[], tickers: ReadonlyMap<string, Ticker>): readonly ContractLine[] =>
  markets.map((market) => {
    const ticker = tickers.get(market.symbolId) ?? null;
    return { market, ticker, interestValue: interestOf(market, ticker) };
  });

export type Totals = { readonly contracts: number; readonly volume: string; readonly interest: string };

/** Quote coins are dollars or stand for them: they are added as such. */
export function totalsOf(lines: readonly ContractLine[]): Totals {
  let [volume, interest] = [new Amount(0), new Amount(0)];
  for (const { ticker, interestValue } of lines) {
    volume = volume.plus(ticker?.quoteVolume ?? 0);
    interest = interest.plus(interestValue ?? 0);
  }
  return { contracts: lines.length, volume: writeAmount(volume), interest: writeAmount(interest) };
}

export const contractSorts = ['name', 'last', 'change', 'mark', 'funding', 'interest', 'volume'] as const;
export type ContractSort = (typeof contractSorts)[number];
export const isContractSort = (text: string | null): text is ContractSort => contractSorts.some((sort) => sort === text);
export type SortedBy = { readonly column: ContractSort; readonly descending: boolean };

/** For the order alone; what has none stands behind the others whichever way they are sorted. */
function figureOf({ market, ticker, interestValue }: ContractLine, column: Exclude<ContractSort, 'name'>): number | null {
  if (ticker === null) return null;
  const texts = {
    last: ticker.lastPrice,
    change: ticker.changeRate,
    mark: ticker.contract?.markPrice ?? null,
    funding: kindOf(market) === 'delivery' ? String(market.deliveryMs) : (ticker.contract?.fundingRate ?? null),
    interest: interestValue,
    volume: ticker.quoteVolume,
  };
  const text = texts[column];
  return text === null ? null : Number(text);
}

/** Null: as listed. */
export function sortedLines(lines: readonly ContractLine[], sort: SortedBy | null): readonly ContractLine[] {
  if (sort === null) return lines;
  const { column } = sort;
  const turn = sort.descending ? -1 : 1;
  if (column === 'name') return lines.toSorted((a, b) => a.market.name.localeCompare(b.market.name, 'en') * turn);
  return lines.toSorted((a, b) => {
    const [one, other] = [figureOf(a, column), figureOf(b, column)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return (one - other) * turn;
  });
}
