// The numbers of one imagined position, each with its formula and what it was filled with.
import { explainBankruptcy } from './explain-bankruptcy.ts';
import { explainLiquidation } from './explain-liquidation.ts';
import { type Explanation, type Formulas, formOf, sources } from './explanation.ts';
import { positionSymbols } from './position-symbols.ts';
import { tierAt } from './tier-at.ts';
import type { PositionOutlook, WhatIfOutlook } from './what-if-risk.ts';

const value: Formulas = { linear: 'S × M', coin: 'S × M ÷ I', inverse: 'S ÷ M' };
const gain: Formulas = { linear: 'D × S × (M − E)', coin: 'D × S × (M − E) ÷ I', inverse: 'D × S × (1 ÷ E − 1 ÷ M)' };
const initialMargin: Formulas = { linear: 'S × P ÷ L', coin: 'S × P ÷ I ÷ L', inverse: 'S ÷ P ÷ L' };
/** The margin of a cross position of a unified account. */
const unifiedMargin: Formulas = { linear: 'S × P × (1 ÷ L + f)', coin: 'S × P ÷ I × (1 ÷ L + f)', inverse: 'S ÷ P × (1 ÷ L + f)' };
const maintenance: Formulas = {
  linear: 'S × M × (r + f) − c',
  coin: '(S × M × (r + f) − c) ÷ I',
  inverse: '(S × (r + f) − c) ÷ M',
};
const funding: Formulas = { linear: '−D × S × M × F', coin: '−D × S × M × F ÷ I', inverse: '−D × S ÷ M × F' };

function explainInitialMargin(outlook: PositionOutlook, { terms }: WhatIfOutlook): Explanation {
  const { risk, market } = outlook;
  const { position } = risk;
  const { S, index } = positionSymbols(outlook);
  const isCross = position.marginMode === 'cross';
  const bindsFee = isCross && terms.isUnified === true;
  return {
    id: 'initialMargin',
    formula: (bindsFee ? unifiedMargin : initialMargin)[formOf(market.contract)],
    inputs: [
      S,
      { symbol: 'P', text: isCross ? market.markPrice : position.entryPrice, unit: 'price' },
      ...index,
      { symbol: 'L', text: position.leverage, unit: 'none' },
      ...(bindsFee ? [{ symbol: 'f', text: market.takerFeeRate, unit: 'share' } as const] : []),
    ],
    result: risk.initialMargin,
    unit: 'coin',
    source: sources.margin,
  };
}

/** The share of the money behind it that it needs: an isolated position's own, or that of the account. */
function explainRatio(outlook: PositionOutlook, { risk: { account } }: WhatIfOutlook): Explanation {
  const { position, marginRatio } = outlook.risk;
  const { N, G, U } = positionSymbols(outlook);
  const answer = { id: 'ratio', result: marginRatio, unit: 'share', source: sources.liquidation } as const;
  if (position.marginMode === 'isolated') return { ...answer, formula: 'N ÷ (G + U)', inputs: [N, G, U] };
  return {
    ...answer,
    formula: 'N ÷ Q',
    inputs: [
      { symbol: 'N', text: account.maintenanceMargin, unit: 'coin' },
      { symbol: 'Q', text: account.equity, unit: 'coin' },
    ],
  };
}

function explainFunding(outlook: PositionOutlook): Explanation {
  const { market, funding: pays } = outlook;
  const { S, M, D, N, G, index } = positionSymbols(outlook);
  const answer = { id: 'funding', result: pays?.payment ?? null, unit: 'coin', source: sources.funding } as const;
  if (pays?.isLimited === true) return { ...answer, formula: '−max(G − N, 0)', inputs: [G, N] };
  const inputs = pays === null ? [] : [D, S, M, { symbol: 'F', text: pays.rate, unit: 'share' } as const, ...index];
  return { ...answer, formula: funding[formOf(market.contract)], inputs };
}

/** The place in the order in which positions are reduced: a gain counts more, a loss less, the closer it is to liquidation. */
function explainAdl(outlook: PositionOutlook): Explanation {
  const { risk, entryValue, adlScore } = outlook;
  const { U } = positionSymbols(outlook);
  return {
    id: 'adl',
    formula: risk.unrealizedPnl.startsWith('-') ? 'U ÷ W ÷ R' : 'U ÷ W × R',
    inputs: [
      U,
      { symbol: 'W', text: entryValue, unit: 'coin' },
      ...(risk.marginRatio === null ? [] : [{ symbol: 'R', text: risk.marginRatio, unit: 'share' } as const]),
    ],
    result: adlScore,
    unit: 'none',
    source: sources.adl,
  };
}

export function explainPosition(outlook: PositionOutlook, whole: WhatIfOutlook): Readonly<Record<PositionFormula, Explanation>> {
  const { risk, market } = outlook;
  const form = formOf(market.contract);
  const { S, E, M, D, U, index } = positionSymbols(outlook);
  const tier = tierAt(market, risk.position.size, market.markPrice);
  return {
    value: { id: 'value', formula: value[form], inputs: [S, M, ...index], result: risk.value, unit: 'coin', source: sources.margin },
    gain: {
      id: 'gain',
      formula: gain[form],
      inputs: [D, S, M, E, ...index],
      result: risk.unrealizedPnl,
      unit: 'coin',
      source: sources.gain,
    },
    initialMargin: explainInitialMargin(outlook, whole),
    returnRate: {
      id: 'returnRate',
      formula: 'U ÷ m',
      inputs: [U, { symbol: 'm', text: risk.initialMargin, unit: 'coin' }],
      result: risk.returnRate,
      unit: 'share',
      source: sources.gain,
    },
    maintenance: {
      id: 'maintenance',
      formula: maintenance[form],
      inputs: [S, M, ...tier, ...index],
      result: risk.maintenanceMargin,
      unit: 'coin',
      source: sources.maintenance,
    },
    ratio: explainRatio(outlook, whole),
    liquidation: explainLiquidation(outlook, whole),
    bankruptcy: explainBankruptcy(outlook, whole),
    funding: explainFunding(outlook),
    adl: explainAdl(outlook),
  };
}

export const positionFormulas = [
  'liquidation',
  'ratio',
  'gain',
  'returnRate',
  'value',
  'initialMargin',
  'maintenance',
  'bankruptcy',
  'funding',
  'adl',
] as const;
export type PositionFormula = (typeof positionFormulas)[number];
