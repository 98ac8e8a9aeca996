// The bankruptcy price of a position, with the formula: the price at which the money behind it is used up.
import { Amount, writeResult } from '#lib/order-math/amounts/amount.ts';
import { type Explanation, type Formulas, formOf, type Input, sources } from './explanation.ts';
import { positionSymbols } from './position-symbols.ts';
import type { PositionOutlook, WhatIfOutlook } from './what-if-risk.ts';

const bankruptcy: Formulas = {
  linear: '(s − D × S × E) ÷ (S × (l − D))',
  coin: 'D × S × E ÷ (s + D × S − S × l)',
  inverse: 'S × (D + l) ÷ (s + D × S ÷ E)',
};

/** The money that bankruptcy uses up: an isolated position's margin or a cross one's share of the equity; and its base price. */
function bankruptTerms(outlook: PositionOutlook, { risk: whole }: WhatIfOutlook): Pick<Explanation, 'where' | 'inputs'> {
  const { risk, market } = outlook;
  const { G, E } = positionSymbols(outlook);
  if (risk.position.marginMode === 'isolated') return { where: 's = G', inputs: [G, { ...G, symbol: 's' }, E] };
  const { equity } = whole.account;
  const all = whole.positions.filter((one) => one.position.marginMode === 'cross').reduce((sum, one) => sum.plus(one.value), new Amount(0));
  const share = new Amount(equity).times(risk.value).dividedBy(all);
  const inputs: readonly Input[] = [
    { symbol: 'Q', text: equity, unit: 'coin' },
    { symbol: 'V', text: risk.value, unit: 'coin' },
    { symbol: 'A', text: writeResult(all), unit: 'coin' },
    { symbol: 's', text: writeResult(share), unit: 'coin' },
    { symbol: 'E', text: market.markPrice, unit: 'price' },
  ];
  return { where: 's = Q × V ÷ A', inputs };
}

export function explainBankruptcy(outlook: PositionOutlook, whole: WhatIfOutlook): Explanation {
  const { risk, market } = outlook;
  const { D, S } = positionSymbols(outlook);
  const terms = bankruptTerms(outlook, whole);
  return {
    id: 'bankruptcy',
    formula: bankruptcy[formOf(market.contract)],
    ...terms,
    inputs: [D, S, ...terms.inputs, { symbol: 'l', text: market.liquidationFeeRate, unit: 'share' }],
    result: risk.bankruptcyPrice,
    unit: 'price',
    source: sources.bankruptcy,
  };
}
