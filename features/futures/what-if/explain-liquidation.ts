// The liquidation price of a position, with the formula: an isolated one by its margin, a cross one by all that stands behind it.
import type { PositionRisk } from '#lib/order-math/risk/account-risk.ts';
import { Amount, writeResult } from '#lib/order-math/amounts/amount.ts';
import { type Explanation, type Formulas, formOf, type Input, sources } from './explanation.ts';
import { positionSymbols } from './position-symbols.ts';
import { tierAt } from './tier-at.ts';
import type { PositionOutlook, WhatIfOutlook } from './what-if-risk.ts';

const ofMargin: Formulas = {
  linear: '(G + c − D × S × E) ÷ (S × (r + f − D))',
  coin: '(D × S × E − c) ÷ (G + D × S − S × (r + f))',
  inverse: '(S × (D + r + f) − c) ÷ (G + D × S ÷ E)',
};
const ofFunds: Formulas = {
  linear: '(K + c − D × S × E) ÷ (S × (r + f − D))',
  coin: '(D × S × E − c) ÷ (K + D × S − S × (r + f))',
  inverse: '(S × (D + r + f) − c) ÷ (K + D × S ÷ E)',
};
const ofBothSides: Formulas = {
  linear: '(a × x − b × y − K − c) ÷ (a − b − max(a, b) × (r + f))',
  coin: '(a × x − b × y − c) ÷ (K + a − b − max(a, b) × (r + f))',
  inverse: '(a − b + max(a, b) × (r + f) − c) ÷ (K + a ÷ x − b ÷ y)',
};

/** Balance and what every other market has to spare: the account's, less what this market has gained and needs by itself. */
function fundsBesides({ risk }: WhatIfOutlook, sides: readonly PositionRisk[]): string {
  const { equity, maintenanceMargin } = risk.account;
  const gains = sides.reduce((sum, one) => sum.plus(one.unrealizedPnl), new Amount(0));
  const own = sides.reduce((max, one) => Amount.max(max, one.maintenanceMargin), new Amount(0));
  return writeResult(new Amount(equity).minus(maintenanceMargin).minus(gains).plus(own));
}

export function explainLiquidation(outlook: PositionOutlook, whole: WhatIfOutlook): Explanation {
  const { market, risk } = outlook;
  const { position, liquidationPrice } = risk;
  const form = formOf(market.contract);
  const sides = whole.risk.positions.filter(({ position: one }) => one.symbolId === position.symbolId && one.marginMode === 'cross');
  const answer = { id: 'liquidation', result: liquidationPrice, unit: 'price', source: sources.liquidation } as const;
  const { D, S, E, G } = positionSymbols(outlook);
  // Without such a price there is no tier that is reached there: the one of the moment stands for it.
  const tierOf = (size: string): readonly Input[] => tierAt(market, size, liquidationPrice ?? market.markPrice);
  if (position.marginMode === 'isolated') return { ...answer, formula: ofMargin[form], inputs: [G, D, S, E, ...tierOf(position.size)] };
  const K: Input = { symbol: 'K', text: fundsBesides(whole, sides), unit: 'coin' };
  const sideOf = (holdSide: 'long' | 'short') => sides.find(({ position: one }) => one.holdSide === holdSide)?.position;
  const [long, short] = [sideOf('long'), sideOf('short')];
  if (long === undefined || short === undefined)
    return { ...answer, formula: ofFunds[form], inputs: [K, D, S, E, ...tierOf(position.size)] };
  const larger = new Amount(long.size).greaterThan(short.size) ? long.size : short.size;
  const both: readonly Input[] = [
    { symbol: 'a', text: long.size, unit: 'size' },
    { symbol: 'x', text: long.entryPrice, unit: 'price' },
    { symbol: 'b', text: short.size, unit: 'size' },
    { symbol: 'y', text: short.entryPrice, unit: 'price' },
  ];
  return { ...answer, formula: ofBothSides[form], inputs: [K, ...both, ...tierOf(larger)] };
}
