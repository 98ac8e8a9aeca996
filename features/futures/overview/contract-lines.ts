// The contracts of a list with their figures of the moment, in kinds as people look for them.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { lineKeyOf, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { contractValue } from '#lib/order-math/futures/contract-value.ts';

type ContractKind = 'usdt' | 'coin' | 'delivery' | 'usdc';

/** Lines of real money: what the lists show. */
export const listedLines = ['usdt', 'usd', 'usdc'] as const satisfies readonly ContractLineKey[];

export function kindOf({ businessLine, symbolType }: Pick<ContractMarket, 'businessLine' | 'symbolType'>): ContractKind {
  const line = lineKeyOf(businessLine);
  if (line === 'usdc') return 'usdc';
  return line === 'usdt' ? 'usdt' : symbolType === 2 ? 'delivery' : 'coin';
}

/** The facts of a contract that its figures are worked out from. */
export type CountedContract = Pick<ContractMarket, 'symbolId' | 'form'>;

export type ContractLine<Market extends CountedContract = ContractMarket> = {
  readonly market: Market;
  /** Null: it has not traded yet. */
  readonly ticker: Ticker | null;
  /** The value of all long positions at the mark price, in the quote coin (a dollar or a coin that stands for one). */
  readonly interestValue: string | null;
};

/** Size × mark price; a true inverse is sized in dollars already. Null without a mark price. */
function interestOf({ form }: CountedContract, ticker: Ticker | null): string | null {
  const figures = ticker?.contract;
  if (figures === undefined || figures.markPrice === null) return null;
  if (form === 'inverse') return figures.openInterest;
  return contractValue({ contract: { settle: 'quote' }, size: figures.openInterest, price: figures.markPrice });
}

export const linesOf = <Market extends CountedContract>(
  markets: readonly Market[],
  tickers: ReadonlyMap<string, Ticker>,
): readonly ContractLine<Market>[] =>
  markets.map((market) => {
    const ticker = tickers.get(market.symbolId) ?? null;
    return { market, ticker, interestValue: interestOf(market, ticker) };
  });

export type Totals = { readonly contracts: number; readonly volume: string; readonly interest: string };

/** Quote coins are dollars or stand for them: they are added as such. */
export function totalsOf(lines: readonly ContractLine<CountedContract>[]): Totals {
  let [volume, interest] = [new Amount(0), new Amount(0)];
  for (const { ticker, interestValue } of lines) {
    volume = volume.plus(ticker?.quoteVolume ?? 0);
    interest = interest.plus(interestValue ?? 0);
  }
  return { contracts: lines.length, volume: writeAmount(volume), interest: writeAmount(interest) };
}
