// The numbers of one imagined position, each with its formula and what it was filled with.
import type { AccountRisk, PositionRisk } from '#lib/order-math/risk/account-risk.ts';
import { Amount, writeResult } from '#lib/order-math/amounts/amount.ts';
import { directionOf } from '#lib/order-math/futures/position-side.ts';
import { type Explanation, type Form, formOf, type Input, sources } from './explanation.ts';
import { explainLiquidation } from './explain-liquidation.ts';
import { tierAt } from './tier-at.ts';
import type { PositionOutlook, WhatIfOutlook } from './what-if-risk.ts';

type Formulas = Readonly<Record<Form, string>>;

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
const bankruptcy: Formulas = {
  linear: '(s − D × S × E) ÷ (S × (l − D))',
  coin: 'D × S × E ÷ (s + D × S − S × l)',
  inverse: 'S × (D + l) ÷ (s + D × S ÷ E)',
};

/** The money that bankruptcy uses up: an isolated position's margin or a cross one's share of the equity; and its base price. */
function bankruptTerms(
  risk: PositionRisk,
  markPrice: string,
  account: AccountRisk,
): { readonly where: string; readonly inputs: readonly Input[] } {
  const { position } = risk;
  if (position.marginMode === 'isolated')
    return {
      where: 's = G',
      inputs: [
        { symbol: 'G', text: position.margin, unit: 'coin' },
        { symbol: 's', text: position.margin, unit: 'coin' },
        { symbol: 'E', text: position.entryPrice, unit: 'price' },
      ],
    };
  const all = account.positions
    .filter((one) => one.position.marginMode === 'cross')
    .reduce((sum, one) => sum.plus(one.value), new Amount(0));
  const share = new Amount(account.account.equity).times(risk.value).dividedBy(all);
  return {
    where: 's = Q × V ÷ A',
    inputs: [
      { symbol: 'Q', text: account.account.equity, unit: 'coin' },
      { symbol: 'V', text: risk.value, unit: 'coin' },
      { symbol: 'A', text: writeResult(all), unit: 'coin' },
      { symbol: 's', text: writeResult(share), unit: 'coin' },
      { symbol: 'E', text: markPrice, unit: 'price' },
    ],
  };
}

export function explainPosition(outlook: PositionOutlook, whole: WhatIfOutlook): Readonly<Record<PositionFormula, Explanation>> {
  const { risk, market } = outlook;
  const { position } = risk;
  const { contract, markPrice } = market;
  const form = formOf(contract);
  const direction = String(directionOf(position.holdSide));
  const isCross = position.marginMode === 'cross';
  const S: Input = { symbol: 'S', text: position.size, unit: 'size' };
  const E: Input = { symbol: 'E', text: position.entryPrice, unit: 'price' };
  const M: Input = { symbol: 'M', text: markPrice, unit: 'price' };
  const D: Input = { symbol: 'D', text: direction, unit: 'none' };
  const U: Input = { symbol: 'U', text: risk.unrealizedPnl, unit: 'coin' };
  const N: Input = { symbol: 'N', text: risk.maintenanceMargin, unit: 'coin' };
  const G: Input = { symbol: 'G', text: position.margin, unit: 'coin' };
  const index: readonly Input[] =
    contract.settle === 'coin' && contract.sizeUnit === 'base' ? [{ symbol: 'I', text: contract.marginCoinIndex, unit: 'price' }] : [];
  const tier = tierAt(market, position.size, markPrice);
  const { account } = whole.risk;
  const bankrupt = bankruptTerms(risk, markPrice, whole.risk);
  const pays = outlook.funding;
  const bindsFee = isCross && whole.terms.isUnified === true;
  const ratioInputs: readonly Input[] = isCross
    ? [
        { symbol: 'N', text: account.maintenanceMargin, unit: 'coin' },
        { symbol: 'Q', text: account.equity, unit: 'coin' },
      ]
    : [N, G, U];
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
    initialMargin: {
      id: 'initialMargin',
      formula: (bindsFee ? unifiedMargin : initialMargin)[form],
      inputs: [
        S,
        { symbol: 'P', text: isCross ? markPrice : position.entryPrice, unit: 'price' },
        ...index,
        { symbol: 'L', text: position.leverage, unit: 'none' },
        ...(bindsFee ? [{ symbol: 'f', text: market.takerFeeRate, unit: 'share' } as const] : []),
      ],
      result: risk.initialMargin,
      unit: 'coin',
      source: sources.margin,
    },
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
    ratio: {
      id: 'ratio',
      formula: isCross ? 'N ÷ Q' : 'N ÷ (G + U)',
      inputs: ratioInputs,
      result: risk.marginRatio,
      unit: 'share',
      source: sources.liquidation,
    },
    liquidation: explainLiquidation(outlook, whole),
    bankruptcy: {
      id: 'bankruptcy',
      formula: bankruptcy[form],
      where: bankrupt.where,
      inputs: [D, S, ...bankrupt.inputs, { symbol: 'l', text: market.liquidationFeeRate, unit: 'share' }],
      result: risk.bankruptcyPrice,
      unit: 'price',
      source: sources.bankruptcy,
    },
    funding: {
      id: 'funding',
      formula: pays?.isLimited === true ? '−max(G − N, 0)' : funding[form],
      inputs: pays === null ? [] : pays.isLimited ? [G, N] : [D, S, M, { symbol: 'F', text: pays.rate, unit: 'share' }, ...index],
      result: pays?.payment ?? null,
      unit: 'coin',
      source: sources.funding,
    },
    adl: {
      id: 'adl',
      formula: risk.unrealizedPnl.startsWith('-') ? 'U ÷ W ÷ R' : 'U ÷ W × R',
      inputs: [
        U,
        { symbol: 'W', text: outlook.entryValue, unit: 'coin' },
        ...(risk.marginRatio === null ? [] : [{ symbol: 'R', text: risk.marginRatio, unit: 'share' } as const]),
      ],
      result: outlook.adlScore,
      unit: 'none',
      source: sources.adl,
    },
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
