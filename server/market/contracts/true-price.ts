// What a contract's index is made around: the simulated price of its coin in its quote coin, bent by a bad day when there is one.
import type { PricePaths } from '../price-path.ts';
import type { ContractTerms } from '#server/engine/contract-terms.ts';
import { bendAt, type Scenario } from './scenario.ts';

/** The dollar has no path: everything else is priced in it. */
const dollar = 'USD';

export type TruePrice = {
  /** In the quote coin, at any time. */
  at(timeMs: number): number;
  /** Around which the contract itself is quoted. */
  contractAt(timeMs: number): number;
};

/** Dated and perpetual contracts of a coin share their index, and differ in nothing but what is traded. */
export function truePriceOf(
  paths: Pick<PricePaths, 'usdPrice'>,
  { indexCoin, indexQuote }: Pick<ContractTerms, 'indexCoin' | 'indexQuote'>,
  scenario: Scenario | null,
): TruePrice {
  const bend = (timeMs: number): { readonly priceFactor: number; readonly premium: number } =>
    scenario === null ? { priceFactor: 1, premium: 0 } : bendAt(scenario, timeMs);
  const at = (timeMs: number): number => {
    const quoteUsd = indexQuote === dollar ? 1 : paths.usdPrice(indexQuote, timeMs);
    return (paths.usdPrice(indexCoin, timeMs) / quoteUsd) * bend(timeMs).priceFactor;
  };
  return { at, contractAt: (timeMs) => at(timeMs) * (1 + bend(timeMs).premium) };
}
