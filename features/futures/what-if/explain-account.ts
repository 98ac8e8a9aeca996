// The numbers of an imagined account, each with its formula and what it was filled with.
import type { PositionRisk } from '#lib/order-math/risk/account-risk.ts';
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { type Explanation, type FormulaSymbol, type Input, sources } from './explanation.ts';
import type { WhatIfOutlook } from './what-if-risk.ts';

export const accountFormulas = ['equity', 'accountRatio', 'accountMaintenance', 'accountMargin', 'free', 'gains'] as const;
export type AccountFormula = (typeof accountFormulas)[number];

type Asked = 'unrealizedPnl' | 'initialMargin' | 'maintenanceMargin';

/** The positions that are added up over the contracts: the larger of two sides of one contract, as the account is asked for no more. */
function largerSides(positions: readonly PositionRisk[], of: Asked): readonly PositionRisk[] {
  const largest = new Map<string, PositionRisk>();
  for (const one of positions) {
    const before = largest.get(one.position.symbolId);
    if (before === undefined || new Amount(one[of]).greaterThan(before[of])) largest.set(one.position.symbolId, one);
  }
  return [...largest.values()];
}

/** `nameOf`: of a contract by its symbol id. */
export function explainAccount(
  outlook: WhatIfOutlook,
  nameOf: (symbolId: string) => string,
): Readonly<Record<AccountFormula, Explanation>> {
  const { account, positions } = outlook.risk;
  const cross = positions.filter(({ position }) => position.marginMode === 'cross');
  const added = (symbol: FormulaSymbol, of: Asked, ones: readonly PositionRisk[]): readonly Input[] =>
    ones.map((one) => ({ symbol, of: `${nameOf(one.position.symbolId)} ${one.position.holdSide}`, text: one[of], unit: 'coin' }));
  const coin = { unit: 'coin' } as const;
  const Q: Input = { symbol: 'Q', text: account.equity, unit: 'coin' };
  return {
    equity: {
      id: 'equity',
      formula: 'B + U',
      inputs: [
        { symbol: 'B', text: outlook.terms.balance, unit: 'coin' },
        { symbol: 'U', text: account.unrealizedPnl, unit: 'coin' },
      ],
      result: account.equity,
      ...coin,
      source: sources.liquidation,
    },
    gains: {
      id: 'gains',
      formula: 'Σ U',
      inputs: added('U', 'unrealizedPnl', cross),
      result: account.unrealizedPnl,
      ...coin,
      source: sources.gain,
    },
    accountMaintenance: {
      id: 'accountMaintenance',
      formula: 'Σ N',
      inputs: added('N', 'maintenanceMargin', largerSides(cross, 'maintenanceMargin')),
      result: account.maintenanceMargin,
      ...coin,
      source: sources.maintenance,
    },
    accountMargin: {
      id: 'accountMargin',
      formula: 'Σ m',
      inputs: added('m', 'initialMargin', largerSides(cross, 'initialMargin')),
      result: account.initialMargin,
      ...coin,
      source: sources.margin,
    },
    free: {
      id: 'free',
      formula: 'max(Q − m, 0)',
      inputs: [Q, { symbol: 'm', text: account.initialMargin, unit: 'coin' }],
      result: outlook.free,
      ...coin,
      source: sources.margin,
    },
    accountRatio: {
      id: 'accountRatio',
      formula: 'N ÷ Q',
      inputs: [{ symbol: 'N', text: account.maintenanceMargin, unit: 'coin' }, Q],
      result: account.ratio,
      unit: 'share',
      source: sources.liquidation,
    },
  };
}
