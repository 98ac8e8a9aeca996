// A listed contract in the terms of the formulas.
import type { ContractMarket } from '../contract/contract-market.ts';
import type { FuturesContract } from './contract-value.ts';

type Form = Pick<ContractMarket, 'form' | 'marginCoin' | 'baseCoin'>;

/** `indexPrice`: of the margin coin in the quote coin; asked of classic coin contracts only. */
export function futuresContract({ form, marginCoin, baseCoin }: Form, indexPrice: string): FuturesContract {
  if (form === 'linear') return { settle: 'quote' };
  if (form === 'inverse') return { settle: 'coin', sizeUnit: 'usd' };
  return { settle: 'coin', sizeUnit: 'base', marginCoinIndex: indexPrice, marginCoinIsBase: marginCoin === baseCoin };
}
